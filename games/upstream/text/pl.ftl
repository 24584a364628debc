title = Pod prąd
tagline = Poprowadź łososie w górę rzeki, zanim zniknie za nimi.
help = Dotknij swojego żetonu, a potem kafelka, na który ma trafić. Przepłynięcie kosztuje 1 punkt, skok 1 punkt i jeszcze 1 za każdy kafelek. W swojej turze wykorzystaj wszystkie 5 punktów. Orzeł łapie każdego, kto do niego wpadnie, niedźwiedź tych, którzy skaczą, czapla tych, którzy kończą u niej turę. Po każdej rundzie dolny rząd znika. Punktują łososie w ikrzysku i to, jak wcześnie tam dotarły.

## Pieces
fish-single = samotny łosoś
fish-pair = para
tile-water = woda
tile-waterfall = wodospad
tile-eagle = orzeł
tile-bear = niedźwiedź
tile-heron = czapla
tile-rock = skała
tile-whirlpool = wir
tile-current = prąd
tile-sea = morze
tile-flown = woda, orzeł odleciał
tile-spawn = ikrzysko

## Options
option-whirlpool = Wiry
option-whirlpool-help = Skały stają się wirami, które zatrzymują każdego, kto w nie wpłynie.
option-whirlpool-off = nie, zwykłe skały
option-whirlpool-turn = kończą turę
option-whirlpool-token = zatrzymują żeton
option-fastest = Najszybszy łosoś
option-fastest-help = Partia kończy się, gdy żeton dotrze na ostatnie pole ikrzyska.
option-currents = Prądy
option-currents-help = Prądy niosą łososie za darmo. Które kafelki ustąpią im miejsca?
option-currents-off = bez prądów
option-currents-add = dołożone do reszty
option-currents-herons = zamiast czapli
option-currents-eagles = zamiast orłów
option-currents-water = zamiast wody (trudniej)
option-currents-water-rock = zamiast wody i skał (trudniej)
option-movement-tokens = Żetony ruchu
option-movement-tokens-help = Każdy krok jest ostateczny; w trakcie tury niczego się nie cofa.
option-must-spend = Wykorzystanie punktów
option-must-spend-help = Dokładnie: żaden krok nie marnuje punktów, które da się wykorzystać. Swobodnie: każdy krok, jaki jest możliwy.
option-must-spend-exact = dokładnie
option-must-spend-able = swobodnie
option-row-draw = Kafelki nowego rzędu
option-row-draw-help = Wszystkie kafelki rzędu widać od razu albo odkrywa się je po jednym.
option-row-draw-three = wszystkie naraz
option-row-draw-one = po jednym
option-tiebreak = Remisy
option-tiebreak-help = Co rozstrzyga, gdy punkty i łososie są równe.
option-tiebreak-source = bliżej źródła
option-tiebreak-tokens = więcej żetonów w ikrzysku
option-starter = Pierwszy kafelek
option-starter-help = Kto dokłada pierwszy kafelek.
option-starter-random = wybiera los
option-starter-seat0 = pierwsze miejsce

## Prompts
prompt-setup = Budujemy rzekę: wybierz miejsce dla kafelka.
prompt-lay = Dokładaj nowy rząd: wybierz kafelek i miejsce.
prompt-drift = Wybierz żeton, który prąd poniesie pierwszy.
prompt-move = Wybierz żeton. Zostało: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
prompt-heron = Czapla jest głodna: wybierz żeton na { $cell }.
prompt-over = Partia skończona.

## How it stands
status-setup = Rzece brakuje { $tiles ->
        [one] 1 kafelka
        [few] { $tiles } kafelków
        [many] { $tiles } kafelków
       *[other] { $tiles } kafelka
    }
status-round = Runda { $round }
status-points = Zostało punktów: { $points }
status-stack = Kafelki w stosie: { $tiles }
status-spawn-after = Ikrzysko po rundzie { $round }
status-spawn-here = Ikrzysko jest otwarte
standing-score = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
standing-salmon = { $salmon ->
        [0] w rzece nikogo
        [one] w rzece 1 łosoś
        [few] w rzece { $salmon } łososie
        [many] w rzece { $salmon } łososi
       *[other] w rzece { $salmon } łososia
    }
standing-home = w ikrzysku { $salmon }
standing-debt = dług: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
source-salmon = Łososie
source-fields = Jajeczka
note-score = { $player }: teraz { $score } ({ $fish } za łososie, { $fields } za pola)
note-left = { $tile }, w stosie: { $count }
note-falling = Po tej rundzie znika rząd { $row }. Twoje żetony na nim: { $tokens }
note-falling-next = Po następnej rundzie znika rząd { $row }. Twoje żetony na nim: { $tokens }
note-heron = Jeśli skończysz tu turę, czapla na { $cell } złapie łososia.
note-layer = Następny rząd dokłada { $player }
note-debt = { $player } zacznie turę z mniejszą liczbą punktów, dług wobec prądu: { $points }.

## What is seen
label-board = rzeka od rzędu { $low } do rzędu { $high }, żetony w rzece: { $tokens }
label-tile = { $tile }, pole { $cell }, żetony: { $held } z { $room }
label-spawn = ikrzysko, pole { $field }, żetony: { $held }
label-token = { $token }, { $player }, pole { $cell }
label-stopped = { $token }, { $player }, pole { $cell }, wir trzyma do końca tury
label-place = miejsce na nowy kafelek, pole { $cell }
label-drawn = { $tile }, odkryty kafelek
label-turn = { $tile }, obrót { $turn } z 6
label-jump = skok na { $cell }
label-cost = koszt: { $cost ->
        [one] 1 punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }
label-bites = stracone łososie: { $count }
label-waste = { $points ->
        [one] przepadnie 1 punkt
        [few] przepadną { $points } punkty
        [many] przepadnie { $points } punktów
       *[other] przepadnie { $points } punktu
    }
panel-stack = W stosie
tag-row = rząd { $row }
tag-now = ↓ teraz
tag-next = ↓ za 1

## Events
event-turned-up = { $player } odkrywa kafelek: { $tile }.
event-laid = { $player } dokłada kafelek na { $cell }: { $tile }.
event-round = Zaczyna się runda { $round }. Znacznik pierwszego gracza ma { $player }.
event-turn = { $player } ma do wykorzystania { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-debt = { $player } spłaca dług wobec prądu, punkty: { $points }.
event-skipped = { $player } nie ma żetonu w rzece i czeka.
event-swam = { $player }: { $token } płynie z { $from } na { $to }.
event-jumped = { $player }: { $token } skacze z { $from } na { $to }, punkty: { $cost }.
event-bear = { $player } traci łososia: niedźwiedź na { $cell } łapie go w skoku.
event-eagle = { $player } traci łososia: orzeł na { $cell } chwyta go i odlatuje.
event-heron = { $player } traci łososia: czapla na { $cell } tylko na to czekała.
event-lost = { $player }: żeton z { $cell } odpada.
event-lost-in-jump = Skok kończy się nad { $cell }: { $player } już nie ląduje.
event-whirl-turn = Wir na { $cell } kończy turę: { $player }.
event-whirl-token = Wir na { $cell } zatrzymuje żeton do końca tury: { $player }.
event-carried = { $player }: { $token } – prąd niesie z { $from } na { $to }.
event-waits = { $player }: żeton na { $cell } czeka na prąd.
event-wall-paid = { $player } płaci 1 punkt: prąd z { $cell } przeskakuje przeszkodę.
event-wall-owed = { $player } ma 1 punkt długu: prąd z { $cell } przeskakuje przeszkodę.
event-home = { $player } jest w ikrzysku: { $token }!
event-points-lost = Koniec tury: { $player }. { $points ->
        [one] Przepada 1 punkt
        [few] Przepadają { $points } punkty
        [many] Przepada { $points } punktów
       *[other] Przepada { $points } punktu
    }.
event-marker = Znacznik pierwszego gracza wędruje dalej: { $player }.
event-marker-stays = Znacznik zostaje: { $player }. Ten rząd dokłada { $layer }.
event-advanced = Żetony, które w ikrzysku idą o pole wyżej: { $tokens }.
event-falls = Dolny rząd znika: { $rows }. Stracone żetony: { $tokens }.
event-spawning = Nad rzędem { $row } powstaje ikrzysko.
event-row = { $player } dokłada rząd { $row }.
event-ended = W rzece nie ma już żetonów: partia skończona.
event-fastest = Łosoś dotarł na ostatnie pole: partia skończona.
event-nobody-home = Tym razem nikt nie dotarł do ikrzyska.
event-scored = { $player }: { $fish } za łososie i { $fields } za pola, razem { $score }.
event-won = { $player } wygrywa!

## Refusals
no-UP-1-1 = Grają od dwóch do pięciu osób – zmień liczbę miejsc.
no-UP-3-1 = Takiej opcji lub wartości nie ma na liście – wybierz jedną z podanych.
no-UP-4-2 = Tam nie ma kafelka – zostań w rzece.
no-UP-5-4 = Ta kolumna jest na razie pełna – wybierz inną.
no-UP-5-6 = Strzałka wskazuje tylko w górę rzeki i nie na brzeg – obróć kafelek.
no-UP-6-4 = Taki ruch kosztuje { $cost ->
        [one] 1 punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }, a masz { $left } – poszukaj krótszej drogi.
no-UP-6-5 = Tak przepadną punkty – znajdź drogę, na której wykorzystasz więcej.
no-UP-6-10 = To miejsce jest zajęte albo spoza tego rzędu – wybierz wolne.
no-UP-7-1 = Łososie płyną tylko w górę rzeki – wybierz kafelek wyżej.
no-UP-7-2 = Po drodze jest przeszkoda – przeskocz ją albo opłyń.
no-UP-7-4 = Ten kafelek jest pełny – przeskocz go albo opłyń.
no-UP-7-6 = W ikrzysku droga łososia się kończy – wybierz inny żeton.
no-UP-7-21 = Wir trzyma ten żeton do twojej następnej tury – wybierz inny.
no-UP-9-1 = To nie ten moment – zobacz, czyja jest tura i o co chodzi.
no-UP-9-2 = Czegoś takiego tu nie ma – wpisz ?, by zobaczyć, co jest możliwe.
no-UP-9-4 = Tu nic nie zależy od losu – zostaw listę losów pustą.

## Rules
rule-UP-1-1 = Gra od dwóch do pięciu osób.
    .title = Ile osób
rule-UP-3-1 = Można wybrać tylko opcje z listy; wszystkie pasują do siebie.
    .title = Opcje
rule-UP-3-2 = Z wirami także dwie osoby grają całym stosem.
    .title = Cały stos z wirami
rule-UP-3-3 = Wir mieści tyle żetonów co każdy inny kafelek; nie jest już skałą.
    .title = Miejsce w wirze
rule-UP-3-4 = Prądy dochodzą do stosu albo zajmują miejsce wybranych kafelków, jeden za jeden, o ile te są w stosie.
    .title = Prądy w stosie
rule-UP-3-5 = Z żetonami ruchu każdy krok jest ostateczny. Bez nich możesz próbować i cofać kroki, aż zatwierdzisz turę. Niewykorzystanych punktów nie da się odłożyć.
    .title = Cofanie kroków
rule-UP-4-1 = Środkowa kolumna leży o pół kafelka wyżej niż boczne. Krok prosto w górę liczy się za dwa, na ukos za jeden.
    .title = Jak wysoko
rule-UP-4-2 = Z kafelka można ruszyć prosto w górę albo na ukos w górę, jeśli leży tam kafelek. W bok nie prowadzi nic.
    .title = Drogi w górę rzeki
rule-UP-4-3 = Kafelek ma sześć krawędzi, liczonych od górnej zgodnie z ruchem wskazówek zegara. Linia prosta nie zmienia kierunku.
    .title = Krawędzie
rule-UP-4-4 = Wodospad ma przeszkody na trzech sąsiednich krawędziach, niedźwiedź na dwóch, prąd ma jedną strzałkę. Obracają się razem z kafelkiem.
    .title = Obrócone kafelki
rule-UP-4-5 = Między kafelkami jest przeszkoda, jeśli ma ją choć jeden z nich. Przeszkody od strony brzegu nic nie robią.
    .title = Przeszkody
rule-UP-4-6 = Ikrzysko zamyka ostatni rząd. Jego pierwsze pole to jedyne wejście: z lewej, z prawej i z dołu.
    .title = Ikrzysko
rule-UP-5-1 = W stosie jest 7 kafelków wody, 4 wodospadu, 5 orła, 3 niedźwiedzia, 5 czapli i 5 skały. Dwie osoby odkładają skały i jedną czaplę.
    .title = Stos
rule-UP-5-2 = Rzekę zaczynają cztery kafelki morza. Na każdym czeka po jednej parze wszystkich graczy, więc morze jest pełne.
    .title = Morze
rule-UP-5-3 = Po kolei, zgodnie z ruchem wskazówek zegara, dokładacie dwanaście kafelków.
    .title = Budowa rzeki
rule-UP-5-4 = Odkryj kafelek z wierzchu stosu i dołóż go na górze dowolnej kolumny, najwyżej do rzędu 5. Kolumny mogą rosnąć nierówno.
    .title = Gdzie budować
rule-UP-5-5 = Wodospady i niedźwiedzie obracasz, jak chcesz. Pozostałe kafelki z każdej strony są takie same.
    .title = Obracaj dowolnie
rule-UP-5-6 = Prąd wskazuje w górę rzeki i nigdy na brzeg; w ostatnim rzędzie wskazuje ikrzysko.
    .title = Dokąd wskazują strzałki
rule-UP-5-7 = Na kogo wypada trzynasty kafelek, ten bierze znacznik pierwszego gracza i zaczyna.
    .title = Kto zaczyna
rule-UP-6-1 = W rundzie każdy ma jedną turę, zgodnie z ruchem wskazówek zegara, od posiadacza znacznika.
    .title = Rundy
rule-UP-6-2 = Bez żetonu w rzece nie masz tury, ale nadal dostajesz znacznik i dokładasz rzędy.
    .title = Tura przepada
rule-UP-6-3 = Tura to kolejno: prądy niosą żetony, ruch, czaple.
    .title = Twoja tura
rule-UP-6-4 = Masz 5 punktów na turę, mniej o dług wobec prądu. W grze na dwie osoby pierwsza tura ma 4. Przepłynięcie kosztuje 1, skok o 1 więcej niż jego długość.
    .title = Punkty ruchu
rule-UP-6-5 = Wykorzystaj wszystkie punkty. Krok, po którym przepadną punkty możliwe do wykorzystania, odpada; jeśli coś musi przepaść, to jak najmniej. Gdy ostatni żeton trafi do ikrzyska, obowiązek się kończy; nikt nie musi tracić ostatniego żetonu i nikomu się tego nie zabrania.
    .title = Wykorzystaj wszystkie
rule-UP-6-6 = Tura się kończy, gdy nie ma punktów albo nic nie może ruszyć. Reszta punktów przepada.
    .title = Koniec tury
rule-UP-6-7 = Po rundzie znacznik wędruje w lewo. Kto go miał, dokłada nowy rząd.
    .title = Znacznik wędruje
rule-UP-6-8 = Po każdej rundzie wszystkie żetony w ikrzysku idą o jedno pole wyżej, najdalej na piąte.
    .title = Wyżej w ikrzysku
rule-UP-6-9 = Potem znika dolny rząd razem z żetonami: po rundzie 1 nic, po rundzie 2 całe morze, dalej po jednym rzędzie aż do końca.
    .title = Dolny rząd znika
rule-UP-6-10 = Na końcu powstaje nowy rząd na górze, w dowolnej kolejności i z dowolnym obrotem. Ostatnie dwa kafelki leżą po bokach ikrzyska.
    .title = Nowy rząd
rule-UP-6-11 = W grze na dwie osoby znacznik się nie rusza; rzędy dokładacie na zmianę, po nieparzystych rundach posiadacz znacznika.
    .title = Dwie osoby
rule-UP-7-1 = Łososie płyną tylko w górę rzeki. Punkty dzielisz między żetony, jak chcesz; para kosztuje tyle co samotny łosoś.
    .title = Tylko w górę
rule-UP-7-2 = Przepłynięcie prowadzi na następny kafelek w górę, jeśli nie ma przeszkody. Kosztuje 1 punkt.
    .title = Pływanie
rule-UP-7-3 = Kafelek mieści tyle żetonów, ile osób gra, skała o jeden mniej. W ikrzysku zmieszczą się wszyscy.
    .title = Pojemność kafelka
rule-UP-7-4 = Na pełny kafelek nie da się wpłynąć ani wskoczyć, więc nie da się go też przepłynąć.
    .title = Pełne kafelki
rule-UP-7-5 = Skok prowadzi w linii prostej na dowolną odległość, nad przeszkodami i żetonami, na kafelek z wolnym miejscem. Kosztuje 1 punkt i po 1 za każdy kafelek.
    .title = Skoki
rule-UP-7-6 = Pierwsze pole ikrzyska zatrzymuje każdy żeton: nikt go nie mija, a w ikrzysku punkty już nic nie ruszą.
    .title = Meta
rule-UP-7-10 = Złapana para zostaje samotnym łososiem. Złapany samotny łosoś odpada.
    .title = Złapany łosoś
rule-UP-7-11 = Orzeł zabiera jednego łososia z pierwszego żetonu, który do niego trafi, i odlatuje: potem jest tam zwykła woda. Przeskoczenie jest bezpieczne.
    .title = Orły
rule-UP-7-12 = Niedźwiedź zabiera jednego łososia z każdego żetonu, który skacze z jego kafelka, nad nim albo na niego. Pływanie jest bezpieczne. Niedźwiedź zostaje.
    .title = Niedźwiedzie
rule-UP-7-13 = Na koniec twojej tury każda czapla, przy której są twoje żetony, zabiera jednego łososia. Wybierasz, z którego żetonu. Czapla zostaje.
    .title = Czaple
rule-UP-7-14 = Podczas skoku niedźwiedzie łapią po kolei. Żeton stracony po drodze nie ląduje i niczego tam nie budzi.
    .title = Stracony w skoku
rule-UP-7-15 = Po stracie żetonu resztę punktów wykorzystaj pozostałymi.
    .title = Po stracie gramy dalej
rule-UP-7-20 = Kto trafi do wiru, od razu kończy turę. Czaple i tak działają.
    .title = Wir kończy turę
rule-UP-7-21 = Żeton, który trafi do wiru, zostaje tam do końca tury; inne mogą płynąć dalej.
    .title = Wir zatrzymuje żeton
rule-UP-7-30 = Na prąd wpłyniesz tylko wtedy, gdy jest na nim miejsce. Przeskoczenie nic nie robi.
    .title = Miejsce na prądzie
rule-UP-7-31 = Prąd od razu niesie żeton za darmo tam, gdzie wskazuje strzałka, ze wszystkim, co tam czeka. Jeśli kafelka nie ma albo jest pełny, żeton czeka.
    .title = Prąd niesie
rule-UP-7-32 = Na początku twojej tury prąd niesie czekające żetony, jeśli jest już miejsce; kolejność wybierasz. Miejsce, które zwolni się później, już nie pomoże.
    .title = Na początku tury
rule-UP-7-33 = Jeśli na drodze prądu jest przeszkoda, to skok: kosztuje 1 punkt teraz albo, gdy go nie masz, w następnej turze, a niedźwiedź tam łapie.
    .title = Prąd przez przeszkodę
rule-UP-8-1 = Partia kończy się od razu, gdy w rzece nie ma już żadnego żetonu.
    .title = Koniec
rule-UP-8-2 = Może się zdarzyć, że nikt nie dotrze; wtedy wszyscy mają 0.
    .title = Puste ikrzysko
rule-UP-8-3 = Z najszybszym łososiem partia kończy się też wtedy, gdy żeton wejdzie na piąte pole.
    .title = Najszybszy łosoś
rule-UP-8-4 = Każdy łosoś w ikrzysku to 1 punkt, a każdy żeton daje jeszcze tyle, ile wynosi numer jego pola.
    .title = Punkty
rule-UP-8-5 = Wygrywa więcej punktów; przy równych więcej łososi w ikrzysku.
    .title = Kto wygrywa
rule-UP-8-6 = Jeśli nadal jest równo, porównujemy żetony od najdalszego: wyższe pole wygrywa. Można umówić się, że najpierw liczy się więcej żetonów.
    .title = Remisy
rule-UP-8-7 = Gdy wszystko jest równe, z dwóch osób wygrywa ta, która nie zaczynała; więcej osób dzieli miejsce.
    .title = Nadal remis
rule-UP-9-1 = Gra tylko ten, o kogo chodzi, i tylko to, o co chodzi.
    .title = Właściwy moment
rule-UP-9-2 = Ruch wskazuje żeton, kafelek albo czaplę, które naprawdę tam są.
    .title = To, co jest
rule-UP-9-3 = Jeśli ruch jest niemożliwy, dowiesz się, co pierwsze stoi mu na drodze.
    .title = Dlaczego nie
rule-UP-9-4 = Po potasowaniu stosu nic nie zależy od losu.
    .title = Bez losu
