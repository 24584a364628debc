title = Kraby na fali
tagline = Wpełzaj na innych i bądź ostatnią osobą, która ma ruch.
help = Dotknij swojego kraba, a potem pola, na którym ma zakończyć. Duży krab robi 1 krok, średni 2, mały 3, zawsze po innych krabach. Kończy na krabie takim samym lub mniejszym. Gdy kraby się rozdzielą, fala zabiera mniejsze skupisko. Kto nie ma ruchu, odpada z gry.

## Pieces
crab-big = duży krab
crab-medium = średni krab
crab-small = mały krab

## Options
option-setup = Ustawienie
option-setup-help = Jak kraby trafiają na pola.
option-setup-random = losowe
option-setup-placed = ustawiamy po kolei
option-board3 = Zewnętrzne pola na trzy osoby
option-board3-help = Które dziewięć zewnętrznych pól dochodzi w grze na trzy osoby.
option-board3-corners = wokół trzech rogów
option-board3-alternate = co drugie
option-first = Pierwsza tura
option-first-help = Miejsce, które zaczyna.
option-quiet-limit = Tury bez zmian
option-quiet-limit-help = Po tylu turach bez trwałej zmiany jest remis.

## Prompts
prompt-place = Wybierz kraba, a potem wolne pole.
prompt-move = Wybierz kraba i miejsce, gdzie ma zakończyć.
prompt-wave = Fala! Wybierz skupisko, które zostaje.
prompt-over = Partia skończona.

## How it stands
status-placing = Wszyscy ustawiają swoje kraby.
status-wave = Nadchodzi fala.
status-quiet = Tury bez zmian: { $turns } z { $limit }
standing-hand = { $crabs ->
        [one] 1 krab do ustawienia
        [few] { $crabs } kraby do ustawienia
        [many] { $crabs } krabów do ustawienia
       *[other] { $crabs } kraba do ustawienia
    }
standing-out = { $crabs ->
        [0] bez ruchu
       *[other] bez ruchu, nadal można po nich chodzić: { $crabs }
    }
standing-movable = { $crabs ->
        [0] żaden nie ma ruchu
        [one] 1 ma ruch
        [few] { $crabs } mają ruch
        [many] { $crabs } ma ruch
       *[other] { $crabs } ma ruch
    }
standing-left = zostało: { $crabs }
note-second-time = Ten sam układ po raz drugi. Za trzecim razem będzie remis.
note-quiet = Jeszcze { $turns ->
        [one] 1 tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } bez zmian i będzie remis.
note-last-move = { $player } ma już tylko jeden ruch.
note-your-last-move = To twój jedyny ruch.

## What is seen
label-board = pola wokół otwartej wody: { $rocks }, z krabami: { $held }
label-crab = { $crab }, { $player }, pole { $rock }
label-pile = { $crab }, { $player }, pole { $rock }, na wierzchu, pod spodem { $under ->
        [one] 1 unieruchomiony krab
        [few] { $under } unieruchomione kraby
        [many] { $under } unieruchomionych krabów
       *[other] { $under } unieruchomionego kraba
    }
label-free-rock = wolne pole { $rock }
label-hand = { $crab }, do ustawienia: { $left }
label-washed = fala zmyje { $crabs ->
        [one] 1 kraba
        [few] { $crabs } kraby
        [many] { $crabs } krabów
       *[other] { $crabs } kraba
    } z { $rocks ->
        [one] 1 pola
        [few] { $rocks } pól
        [many] { $rocks } pól
       *[other] { $rocks } pola
    }

## Events
event-placed = { $player } ustawia na polu { $rock }: { $crab }.
event-moving = Wszystkie kraby stoją. Zaczyna { $player }.
event-walked = { $player }: { $crab } idzie z { $from } na { $to } i siada na wierzchu. Pod spodem: { $pinned } ({ $under }).
event-emptied = Pole { $rock } jest puste na zawsze.
event-washed = Fala zmywa { $crabs ->
        [one] 1 kraba
        [few] { $crabs } kraby
        [many] { $crabs } krabów
       *[other] { $crabs } kraba
    } z { $rocks ->
        [one] 1 pola
        [few] { $rocks } pól
        [many] { $rocks } pól
       *[other] { $rocks } pola
    }: { $cluster }.
event-choose = Równe skupiska: { $clusters }. { $player } wybiera, które zostaje.
event-out = { $player } nie ma już ruchu i odpada z gry.
event-won = W grze zostaje tylko { $player }: wygrana!
event-repeat = Ten sam układ po raz trzeci: remis.
event-quiet = Zbyt wiele tur bez zmian z rzędu: remis.

## Refusals
no-CR-1-4 = To pole nie bierze udziału w grze – wybierz takie, gdzie widać kamień.
no-CR-2-3 = Nie masz już kraba tej wielkości – wybierz inną.
no-CR-2-4 = To pole jest zajęte – wybierz wolne.
no-CR-2-6 = Tu nic nie zależy od losu – zostaw listę losów pustą.
no-CR-3-1 = Teraz gra ktoś inny – możesz się tymczasem rozejrzeć.
no-CR-3-2 = Takiego ruchu teraz nie ma – wpisz ?, by zobaczyć, co jest możliwe.
no-CR-4-1 = To pole jest puste – wybierz takie, gdzie na wierzchu jest twój krab.
no-CR-4-2 = Na wierzchu siedzi tu cudzy krab – wybierz pole, gdzie na wierzchu jest twój.
no-CR-4-3 = Ten krab robi dokładnie { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }, tylko po innych krabach – poszukaj innego końca.
no-CR-4-4 = Krab nigdy nie wraca tam, skąd wyruszył – wybierz inne pole.
no-CR-4-5 = Tam jest tylko woda – zakończ na polu z krabem.
no-CR-4-6 = Tam siedzi większy krab – zakończ na takim samym lub mniejszym.
no-CR-5-6 = Podaj najniższe pole skupiska – albo dotknij dowolnego z jego pól.
no-CR-6-1 = Partia skończona – może rewanż?

## Rules
rule-CR-1-1 = Grają dwie, trzy lub cztery osoby.
    .title = Ile osób
rule-CR-1-2 = Plansza ma 36 pól w trzech pierścieniach. Środek, d4, to woda: nikt tam nie stoi i nikt tamtędy nie przechodzi.
    .title = Pola
rule-CR-1-3 = Każde pole sąsiaduje z polami obok w swoim rzędzie i na obu ukosach, najwyżej z sześcioma.
    .title = Sąsiedztwo
rule-CR-1-4 = Dwie osoby grają na 18 wewnętrznych polach, trzy dodają dziewięć z zewnętrznego pierścienia, cztery używają wszystkich 36. Reszta to otwarta woda.
    .title = Pola w grze
rule-CR-1-5 = Każdy ma dziewięć krabów: trzy duże, trzy średnie i trzy małe. Kraby jednego koloru i wielkości niczym się nie różnią.
    .title = Po dziewięć krabów
rule-CR-1-6 = Można wybrać tylko opcje z listy, a zewnętrzne pola tylko w grze na trzy osoby.
    .title = Opcje
rule-CR-2-1 = Wszystkie kraby mieszamy i rozkładamy losowo, po jednym na polu.
    .title = Losowe ustawienie
rule-CR-2-2 = Zaczyna wybrane miejsce, potem kolej idzie zgodnie z ruchem wskazówek zegara.
    .title = Pierwsza tura
rule-CR-2-3 = Gdy ustawiacie kraby sami, każdy po kolei stawia jednego z tych, które jeszcze ma.
    .title = Ustawianie po kolei
rule-CR-2-4 = Kraba stawia się na polu w grze, które jest jeszcze wolne.
    .title = Na wolnym polu
rule-CR-2-5 = Gdy stanie ostatni krab, pierwsza osoba robi pierwszy ruch. Wcześniej nikt nie odpada i nie ma fali.
    .title = Koniec ustawiania
rule-CR-2-6 = Po ustawieniu nic nie zależy od losu.
    .title = Bez losu
rule-CR-3-1 = Gra tylko ten, czyja jest tura.
    .title = Twoja tura
rule-CR-3-2 = Ruch musi pasować do chwili: ustawiasz przy ustawianiu, idziesz w swojej turze, wybierasz skupisko, gdy pyta fala.
    .title = Właściwy ruch
rule-CR-3-3 = Po ruchu i fali turę ma następna osoba, która jest jeszcze w grze.
    .title = Kto następny
rule-CR-3-4 = Jeśli zaczyna się twoja tura, a nie masz ruchu, odpadasz.
    .title = Bez ruchu
rule-CR-3-5 = Sprawdza się to tylko na początku twojej tury. Chwilowy brak ruchu nie szkodzi, jeśli do tego czasu coś się odblokuje.
    .title = Dopiero w twojej turze
rule-CR-3-6 = Kraby osoby, która odpadła, zostają. Już się nie ruszą, ale można po nich chodzić, siadać na nich i liczą się w skupiskach.
    .title = Nadal można po nich chodzić
rule-CR-3-7 = Jeśli masz ruch, ruszasz dokładnie jednego kraba. Nie da się odpuścić tury.
    .title = Ruch jest konieczny
rule-CR-4-1 = Ruch zaczyna się na polu z krabem.
    .title = Start z pola z krabem
rule-CR-4-2 = Rusza się tylko krab na wierzchu i tylko twój. Te pod spodem są unieruchomione.
    .title = Tylko twój, tylko z wierzchu
rule-CR-4-3 = Duży krab robi dokładnie 1 krok, średni 2, mały 3. Każdy krok prowadzi na sąsiednie pole, na którym jest krab.
    .title = Dokładna liczba kroków
rule-CR-4-4 = Podczas jednego ruchu krab nie wchodzi dwa razy na to samo pole, a pole startu też się liczy.
    .title = Żadne pole dwa razy
rule-CR-4-5 = Ruch kończy się na polu z krabem, nigdy na pustym.
    .title = Koniec na krabie
rule-CR-4-6 = Krab kończy na takim samym lub mniejszym: duży na każdym, średni na średnim i małym, mały na małym.
    .title = Nigdy na większym
rule-CR-4-7 = Po drodze można przejść po każdym krabie, choćby był duży, a stos wysoki.
    .title = Droga po wszystkich
rule-CR-4-8 = Krab, który się ruszył, leży na wierzchu tam, gdzie skończył. To, co było pod nim, jest odsłonięte.
    .title = Na wierzchu
rule-CR-4-9 = Ruch to jego początek i koniec; różne drogi między nimi to ten sam ruch.
    .title = Droga nie ma znaczenia
rule-CR-4-10 = Stos może rosnąć bez końca.
    .title = Bez limitu wysokości
rule-CR-5-1 = Kraby na sąsiednich polach łączą się ze sobą; wszystko, co się łączy, to jedno skupisko, bez względu na kolory.
    .title = Skupiska
rule-CR-5-2 = Gdy ruch podzieli kraby, przychodzi fala i zostaje tylko jedno skupisko.
    .title = Fala
rule-CR-5-3 = Zostaje skupisko, które zajmuje najwięcej pól.
    .title = Więcej pól zostaje
rule-CR-5-4 = Przy równej liczbie pól zostaje skupisko z większą liczbą krabów. Krab, który się ruszył, liczy się tam, gdzie skończył.
    .title = Potem więcej krabów
rule-CR-5-5 = Jeśli nadal jest równo, mniejsze skupiska znikają od razu, a spośród równych wybiera ten, kto się ruszył.
    .title = Wybiera ten, kto się ruszył
rule-CR-5-6 = Wybrane skupisko zostaje, pozostałe równe zmywa fala.
    .title = Jedno zostaje
rule-CR-5-7 = Zmyte kraby znikają na dobre, czyjekolwiek są, nawet ten, który się właśnie ruszył.
    .title = Zmyte na dobre
rule-CR-5-8 = Puste pole zostaje puste: każdy ruch kończy się na krabie.
    .title = Puste na zawsze
rule-CR-5-9 = Najpierw kończy się fala, dopiero potem sprawdzamy, kto odpada.
    .title = Najpierw fala
rule-CR-6-1 = Gdy partia jest skończona, nic się już nie dzieje.
    .title = Koniec
rule-CR-6-2 = Gdy w grze zostaje jedna osoba, wygrywa, choćby nie miała ruchu ani kraba.
    .title = Wygrywa ostatnia osoba
rule-CR-6-3 = Kto jest jeszcze w grze, dzieli 1. miejsce; z pozostałych lepsze miejsce ma ten, kto wytrwał dłużej.
    .title = Miejsca
rule-CR-6-4 = Punktów nie ma.
    .title = Bez punktów
rule-CR-7-1 = Tura jest bez zmian, gdy krab zostawia na swoim polu innego. Trwała zmiana to opuszczone pole albo ktoś, kto odpada.
    .title = Tury bez zmian
rule-CR-7-2 = Gdy ten sam układ z tą samą osobą przy ruchu powstanie po raz trzeci, jest remis.
    .title = Trzeci raz
rule-CR-7-3 = Po umówionej liczbie tur bez zmian z rzędu jest remis.
    .title = Za spokojnie
rule-CR-7-4 = Najpierw sprawdzamy, kto odpada i kto wygrał, dopiero potem, czy jest remis.
    .title = Co najpierw
rule-CR-7-5 = W remisie wszyscy, którzy są w grze, mają 1. miejsce ex aequo. Może od razu nowa partia?
    .title = Remis
