title = Salmon Run
tagline = Wyścig w górę rzeki, przez wodospady i obok głodnych niedźwiedzi, do cichego jeziorka.
help = W turze zagrywasz do trzech kart. Karty pływania prowadzą łososia w lewo, prosto lub w prawo w górę rzeki. Pola ze znakami dają nowe karty. Wodospad przeskoczysz dwiema kartami pływania, ale to męczy: karty zmęczenia zapychają talię. Gdy łosoś jest w jeziorku, runda toczy się do końca i gra się kończy. Jeśli dotarło kilka, wygrywa ten, kto ma najmniej kart zmęczenia.

## Cards
card-bear = niedźwiedź
card-current = prąd
card-eagle = orzeł
card-fatigue = zmęczenie
card-l = pływanie w lewo
card-ll = podwójne pływanie w lewo
card-r = pływanie w prawo
card-rapids = bystrza
card-rr = podwójne pływanie w prawo
card-s = pływanie prosto
card-ss = podwójne pływanie prosto
card-wild = joker
short-bear = Niedźwiedź
short-current = Prąd
short-eagle = Orzeł
short-fatigue = Zmęczenie
short-l = W lewo
short-ll = W lewo ×2
short-r = W prawo
short-rapids = Bystrza
short-rr = W prawo ×2
short-s = Prosto
short-ss = Prosto ×2
short-wild = Joker
way-left = w lewo
way-right = w prawo
way-straight = prosto
dir-u = w górę rzeki
dir-ul = w górę rzeki, w lewo
dir-ur = w górę rzeki, w prawo
dir-d = w dół rzeki
dir-dl = w dół rzeki, w lewo
dir-dr = w dół rzeki, w prawo
place-row = rząd { $row }
place-left = od środka w lewo: { $by }
place-middle = na środku
place-right = od środka w prawo: { $by }
zone-hand = ręka
zone-deck = talia
zone-discard = stos odrzuconych

## Hexes
icon-swim = weź kartę pływania
icon-double = weź podwójną kartę pływania
icon-wild = weź jokera
icon-eagle = weź orła
icon-bear = weź niedźwiedzia
icon-current = weź prąd
icon-rapids = weź kartę bystrzy
icon-choice = weź prąd albo bystrza
icon-draw = dobierz kartę
icon-fatigue = weź kartę zmęczenia
icon-reeds1 = trzciny: usuń jedną kartę
icon-reeds2 = trzciny: usuń do dwóch kart
kind-land = ląd
kind-rock = skała
kind-water = woda
kind-fall = wodospad
kind-pool = jeziorko
kind-start = start

## Stretches of the river
side-S1 = Ujście
side-S2 = Cieśnina Pływów
side-1E = Żwirowy Bieg
side-1M = Rozbite Stopnie
side-2E = Wierzbowy Zakręt
side-2H = Grzmiący Próg
side-3E = Czapla Płycizna
side-3M = Pęknięta Skała
side-4E = Olchowa Prosta
side-4H = Wodospad Młot
side-5E = Wydrze Rozlewiska
side-5M = Kręta Gardziel
side-6E = Cedrowa Równia
side-6H = Rycząca Brama
side-F1 = Ciche Źródła
side-F2 = Ostatni Skok
side-own = { $name }

## Options
option-length = Długość
option-length-help = Odcinki między startem a metą: 2 szybka, 3 na początek, 4 dla wprawnych, 5 długa, 6 maraton.
option-river = Rzeka
option-river-help = Z jakich odcinków powstaje rzeka.
option-river-easy = łatwa
option-river-hard = trudna
option-river-random = z rzutu kostką
option-must-play = Co najmniej jedna karta
option-must-play-help = Nie ma tury bez karty, jeśli jakąś da się zagrać.
option-pool-safe = Bezpieczne jeziorko
option-pool-safe-help = Niedźwiedzie nie wchodzą do jeziorka.
option-round-limit = Limit rund
option-round-limit-help = Po tylu rundach gra się kończy, nawet gdy w jeziorku nie ma nikogo.

## Prompts
prompt-play = { $cards ->
        [one] Jeszcze jedna karta albo zakończ turę.
        [few] Zagraj kartę: w tej turze jeszcze { $cards }.
        [many] Zagraj kartę: w tej turze jeszcze { $cards }.
       *[other] Zagraj kartę: w tej turze jeszcze { $cards }.
    }
prompt-play-pool = { $cards ->
        [one] W jeziorku: jeszcze jedna karta albo zakończ turę.
        [few] W jeziorku: jeszcze { $cards } karty, bez pływania.
        [many] W jeziorku: jeszcze { $cards } kart, bez pływania.
       *[other] W jeziorku: jeszcze { $cards } karty, bez pływania.
    }
prompt-leap = Wodospad! Przeskoczysz go drugą kartą pływania?
prompt-take = Wybierz kartę, którą bierzesz.
prompt-reeds = { $cards ->
        [one] Trzciny: usuń jedną kartę albo zostaw wszystkie.
        [few] Trzciny: usuń do { $cards } kart albo je zostaw.
        [many] Trzciny: usuń do { $cards } kart albo je zostaw.
       *[other] Trzciny: usuń do { $cards } karty albo je zostaw.
    }
prompt-bear = Wybierz niedźwiedzia, potem pole.
prompt-bear-on = Jeszcze jedno pole czy koniec?
prompt-target = Wybierz, na czyją rękę spojrzy orzeł.
prompt-counter = Kontrujesz? Zagrana karta: { $card }.
prompt-pick = Ręka: { $player }. Wybierz kartę do odrzucenia.
prompt-shed = { $cards ->
        [one] Bystrza: odrzuć 1 kartę.
        [few] Bystrza: odrzuć { $cards } karty.
        [many] Bystrza: odrzuć { $cards } kart.
       *[other] Bystrza: odrzuć { $cards } karty.
    }
prompt-trim = { $cards ->
        [one] Za dużo kart: odrzuć 1 kartę.
        [few] Za dużo kart: odrzuć { $cards } karty.
        [many] Za dużo kart: odrzuć { $cards } kart.
       *[other] Za dużo kart: odrzuć { $cards } karty.
    }
prompt-over = Gra skończona.

## Buttons and sheets
button-done = Zakończ turę
button-no-leap = Bez skoku
button-stop = Wystarczy
button-keep = Zostaw resztę
button-counter = Skontruj
button-pass = Bez kontry
button-pick-none = Zostaw rękę
sheet-take = Weź jedną z tych kart
sheet-reeds = { $cards ->
        [one] Usuń z gry jedną kartę
        [few] Usuń z gry do { $cards } kart
        [many] Usuń z gry do { $cards } kart
       *[other] Usuń z gry do { $cards } karty
    }
sheet-target = Na czyją rękę spojrzy orzeł?
sheet-held = { $player }: { $cards }
sheet-current = { $arrows ->
        [one] Prąd cię poniesie.
        [few] Prąd cię poniesie: decyduje kostka.
        [many] Prąd cię poniesie: decyduje kostka.
       *[other] Prąd cię poniesie: decyduje kostka.
    }
sheet-rapids = { $cards ->
        [one] Bystrza zabiorą ci 1 kartę.
        [few] Bystrza zabiorą ci { $cards } karty.
        [many] Bystrza zabiorą ci { $cards } kart.
       *[other] Bystrza zabiorą ci { $cards } karty.
    }
sheet-eagle = { $player } wysyła orła nad twoją rękę.
sheet-asked = { $seats ->
        [one] Tylko ty jeszcze myślisz.
        [few] Jeszcze myślą: { $seats }
        [many] Jeszcze myślą: { $seats }
       *[other] Jeszcze myślą: { $seats }
    }
sheet-pick = Ręka: { $player }
sheet-shed = { $cards ->
        [one] Odrzuć z ręki 1 kartę
        [few] Odrzuć z ręki { $cards } karty
        [many] Odrzuć z ręki { $cards } kart
       *[other] Odrzuć z ręki { $cards } karty
    }
sheet-trim = { $cards ->
        [one] Zostają cztery karty: odrzuć 1
        [few] Zostają cztery karty: odrzuć { $cards }
        [many] Zostają cztery karty: odrzuć { $cards }
       *[other] Zostają cztery karty: odrzuć { $cards }
    }
panel-owned = Ręka, talia, odrzucone
warn-last-of-way = To twoja ostatnia karta, która prowadzi { $way }.

## How it stands
status-round = Runda { $round }
status-last-round = Ostatnia runda!
standing-pool = w jeziorku
standing-way = { $rows ->
        [one] jeszcze 1 pole
        [few] jeszcze { $rows } pola
        [many] jeszcze { $rows } pól
       *[other] jeszcze { $rows } pola
    }
standing-fatigue = { $cards ->
        [0] bez zmęczenia
        [one] zmęczenie: { $cards }
        [few] zmęczenie: { $cards }
        [many] zmęczenie: { $cards }
       *[other] zmęczenie: { $cards }
    }
standing-cards = ręka { $hand }, talia { $deck }, odrzucone { $discard }
note-last-round = To ostatnia runda: po niej gra się kończy.
note-tie-break = { $player } jest w jeziorku, karty zmęczenia: { $cards }.
note-third-swim = Trzecia karta pływania w tej turze cię zmęczy.
note-current = Prąd poniesie cię { $way }.
note-current-dice = Prąd poniesie cię, gdzie wskaże kostka; możliwe pola: { $places }.
note-rapids = { $cards ->
        [one] Bystrza zabiorą ci 1 kartę.
        [few] Bystrza zabiorą ci { $cards } karty.
        [many] Bystrza zabiorą ci { $cards } kart.
       *[other] Bystrza zabiorą ci { $cards } karty.
    }
note-bears = { $bears ->
        [one] 1 niedźwiedź dojdzie do ciebie jedną kartą.
        [few] { $bears } niedźwiedzie dojdą do ciebie jedną kartą.
        [many] { $bears } niedźwiedzi dojdzie do ciebie jedną kartą.
       *[other] { $bears } niedźwiedzia dojdzie do ciebie jedną kartą.
    }
note-seen = { $player } ma na ręce: { $card } × { $count }. Tak pokazał orzeł.
note-tracker = { $player } ma: w lewo { $l }, prosto { $s }, w prawo { $r }{ $ll ->
        [0] {""}
       *[other] , podwójne w lewo { $ll }
    }{ $ss ->
        [0] {""}
       *[other] , podwójne prosto { $ss }
    }{ $rr ->
        [0] {""}
       *[other] , podwójne w prawo { $rr }
    }{ $wild ->
        [0] {""}
       *[other] , joker { $wild }
    }{ $bear ->
        [0] {""}
       *[other] , niedźwiedź { $bear }
    }{ $eagle ->
        [0] {""}
       *[other] , orzeł { $eagle }
    }{ $current ->
        [0] {""}
       *[other] , prąd { $current }
    }{ $rapids ->
        [0] {""}
       *[other] , bystrza { $rapids }
    }{ $fatigue ->
        [0] {""}
       *[other] , zmęczenie { $fatigue }
    }.

## What is seen
label-board = Rzeka w rundzie { $round }. Gra: { $player }.
label-hex = { $kind }, { $place }, strzałki: { $arrows }
label-hex-icon = { $kind }, { $place }, { $icon }, strzałki: { $arrows }
label-bear = niedźwiedź, { $place }
label-bear-to = niedźwiedź idzie tutaj: { $place }
label-salmon = łosoś, { $place }, gracz: { $player }
label-salmon-pool = łosoś w jeziorku, { $place }, gracz: { $player }
label-way = płyń { $way }
label-card = { $card }, liczba kart: { $count }
label-pile = stos: { $card }, zostało: { $left }
label-seat = { $player }, kart na ręce: { $cards }
label-played = Zagrane: { $cards } z 3
label-wasted = ta karta przepadnie
label-tired = { $cards ->
        [one] 1 karta zmęczenia
        [few] { $cards } karty zmęczenia
        [many] { $cards } kart zmęczenia
       *[other] { $cards } karty zmęczenia
    }

## Events
event-played = { $player } zagrywa kartę: { $card }.
event-played-wild = { $player } zagrywa jokera: { $way }.
event-swam = { $player } płynie { $to }.
event-wasted = { $player } napotyka przeszkodę: krok { $way } przepada.
event-may-leap = { $player } dopływa do wodospadu.
event-leapt = { $player } przeskakuje wodospad, karta: { $card }.
event-gave-up = { $player } nie skacze: karta przepada.
event-tired = { $player } męczy się i bierze kartę zmęczenia.
event-not-tired = { $player }: karty zmęczenia się skończyły, żadna nie przychodzi.
event-gained = { $player } bierze kartę: { $card }.
event-pile-empty = { $player } trafia na pusty stos: { $card }.
event-nothing-to-take = { $player } nie ma czego wziąć: stosy są puste.
event-arrived = { $player } jest w jeziorku!
event-drew = { $player } dobiera { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
event-none-to-draw = { $player } nie ma już kart do dobrania.
event-rebuilt = { $player } tasuje stos odrzuconych w nową talię, karty: { $cards }.
event-removed = { $player } usuwa kartę ({ $zone }): { $card }.
event-shuffled = { $player } tasuje talię.
event-kept = { $player } wypływa z trzcin.
event-nothing-to-remove = { $player } nie ma już kart do usunięcia.
event-bear-moved = { $player } przesuwa niedźwiedzia { $to }.
event-bear-came = { $player } przesuwa niedźwiedzia { $to }: tam są łososie i niedźwiedź staje.
event-bear-stopped = { $player } zostawia niedźwiedzia w spokoju.
event-hit = Ta karta działa: { $card }. Liczba graczy: { $count }.
event-no-effect = Bez skutku: { $card }.
event-aimed = { $player } wysyła orła. Wskazana ręka: { $target }.
event-answered = { $player } już odpowiada.
event-countered = { $player } kontruje taką samą kartą: { $card }.
event-carried = { $player }: prąd niesie łososia { $to }.
event-carried-die = { $player } rzuca { $die }: prąd niesie łososia { $to }.
event-not-carried = { $player } zostaje: strzałka prowadzi donikąd.
event-discarded = { $player } odrzuca kartę: { $card }.
event-picked = { $player } wybiera kartę do odrzucenia. { $target } traci: { $card }.
event-picked-none = { $player } ogląda rękę i ją zostawia: { $target }.
event-turn-done = { $player } kończy turę.
event-rested = { $player } odpoczywa: jedna karta zmęczenia wraca na stos.
event-turn-passed = Teraz gra { $player }, runda { $round }.
event-over = Gra skończona.
event-won = { $player } zajmuje 1. miejsce!

## Refusals
no-SR-3-1 = Ta opcja ma inne wartości – zajrzyj do listy.
no-SR-3-2 = Ta rzeka się nie składa – potrzebny start, różne odcinki z numerem i meta.
no-SR-6-1 = Teraz gra ktoś inny – możesz się tymczasem rozejrzeć.
no-SR-6-2 = Teraz kolej na coś innego – spójrz na podpowiedź u góry.
no-SR-6-4 = Tej karty nie masz na ręce – wybierz jedną ze swoich.
no-SR-6-5 = Przy tym stole najpierw karta – zagraj jedną, potem zakończ turę.
no-SR-6-8 = Tej karty nie masz na ręce – odrzuć jedną ze swoich.
no-SR-8-1 = Gra już skończona – może nowa partia?
no-SR-10-9 = Twój łosoś jest w jeziorku – karty pływania odpoczywają, inne działają.
no-SR-11-2 = Do skoku trzeba drugiej karty pływania z ręki – albo bez skoku.
no-SR-11-4 = Tam nie ma gdzie wylądować – wybierz kartę, która prowadzi na wodę.
no-SR-12-4 = Tego stosu nie ma do wyboru – weź jedną z pokazanych kart.
no-SR-13-4 = Tam nie ma gruntu dla niedźwiedzia – wybierz pole plansz tuż obok niego.
no-SR-15-2 = Tej karty nie masz na ręce – odrzuć jedną ze swoich.
no-SR-16-1 = W tamtej ręce nie ma kart – wskaż inną.
no-SR-16-3 = Tej karty tam nie ma – wybierz jedną z widocznych albo żadną.
no-SR-17-2 = Tę kartę kontruje tylko taka sama – albo bez kontry.
no-SR-18-1 = Tej karty tam nie ma – wybierz z ręki, talii albo odrzuconych lub zostaw.
no-SR-19-2 = Rzuty i tasowania nie pasują do tego, co się tu dzieje.

## Rules
rule-SR-3-1 = Gra dwoje, troje albo czworo, z opcjami z listy i ich wartościami.
    .title = Gracze i opcje
rule-SR-3-2 = Własna rzeka zaczyna się stroną startową, dalej ma tyle odcinków z numerem, ile mówi długość, żadnego dwa razy, a kończy się metą.
    .title = Rzeka według ciebie
rule-SR-4-1 = Każdy odcinek łączy się z tym poniżej, czasem przesunięty w bok. Razem tworzą jedną rzekę.
    .title = Jedna rzeka
rule-SR-4-2 = Z odcinka na odcinek prowadzą trzy pola wody, bramy.
    .title = Bramy
rule-SR-4-3 = Poza planszami dla łososi jest tylko ląd, a niedźwiedzie z plansz nie schodzą.
    .title = Skraj mapy
rule-SR-4-4 = Łosoś odpoczywa na wodzie, na starcie i w jeziorku, nigdy na wodospadzie, skale ani lądzie.
    .title = Gdzie łosoś odpoczywa
rule-SR-5-1 = Łatwa rzeka ma łagodne strony w losowej kolejności, trudna strome; może zdecydować kostka albo sami wybierzecie strony.
    .title = Budowa rzeki
rule-SR-5-2 = Na każdym polu z łapą czeka niedźwiedź.
    .title = Niedźwiedzie na początku
rule-SR-5-3 = Karty do zdobycia leżą odkryte w stosach, według rodzaju.
    .title = Zapas
rule-SR-5-4 = Wszystkie łososie zaczynają na tym samym polu.
    .title = Start
rule-SR-5-5 = Każdy tasuje jedenaście kart i dobiera cztery.
    .title = Pierwsza ręka
rule-SR-5-6 = Los decyduje, kto zaczyna.
    .title = Kto zaczyna
rule-SR-6-1 = Działa tylko ten, kogo gra pyta.
    .title = Czyj ruch
rule-SR-6-2 = Ruch musi pasować do pytania na stole.
    .title = Właściwy ruch
rule-SR-6-3 = Zagrywasz do trzech kart, po jednej; każda kończy się przed następną.
    .title = Do trzech kart
rule-SR-6-4 = Zagrywasz karty z własnej ręki. Karta liczy się jako zagrana, nawet gdy nic nie daje.
    .title = Z ręki
rule-SR-6-5 = Turę kończysz, kiedy chcesz, nawet bez karty, chyba że przy stole umówiono się inaczej.
    .title = Koniec z wyboru
rule-SR-6-6 = Po trzeciej karcie tura kończy się sama.
    .title = Trzecia karta
rule-SR-6-7 = Na koniec tury trzy karty pływania dają kartę zmęczenia; tura z samych kart zmęczenia oddaje jedną. Potem zagrane karty są odrzucane, wyrównujesz rękę i gra następna osoba.
    .title = Koniec tury
rule-SR-6-8 = Mając na ręce więcej niż cztery karty, odrzucasz do czterech.
    .title = Cztery karty zostają
rule-SR-6-9 = Mając mniej niż cztery karty, dobierasz do czterech.
    .title = Dobieranie do czterech
rule-SR-6-10 = Liczba kart na ręce ma znaczenie tylko na koniec własnej tury.
    .title = W międzyczasie dowolnie
rule-SR-10-1 = Prosto to jedno pole w górę, w lewo i w prawo jedno pole na skos. Łosoś nigdy nie płynie w dół.
    .title = Pływanie
rule-SR-10-2 = Joker to w lewo, prosto albo w prawo, jak wolisz przy zagraniu.
    .title = Joker
rule-SR-10-3 = Podwójna karta to dwa kroki w tę samą stronę. Pierwsze pole kończy się przed drugim krokiem.
    .title = Podwójne pływanie
rule-SR-10-4 = Krok na wodę, start albo do jeziorka się udaje.
    .title = Wolne pole
rule-SR-10-5 = Krok na ląd, skałę albo poza mapę przepada.
    .title = Przeszkoda
rule-SR-10-6 = Krok na wodospad też przepada, chyba że skaczesz.
    .title = Wodospad przed tobą
rule-SR-10-7 = Gdy nie uda się pierwszy krok podwójnej, przepada cała karta. Gdy tylko drugi, zostajesz po pierwszym.
    .title = Podwójna i przeszkoda
rule-SR-10-8 = Karta, która przepada, liczy się do trzech i jako karta pływania.
    .title = Co przepada, też się liczy
rule-SR-10-9 = W jeziorku jesteś u celu: bez kart pływania, ale inne działają.
    .title = U celu
rule-SR-10-10 = Na jednym polu mieści się dowolnie wiele łososi.
    .title = Miejsca dość
rule-SR-11-1 = Gdy krok trafia na wodospad, możesz skoczyć, jeśli masz jeszcze kartę do zagrania i jest gdzie wylądować.
    .title = Kiedy skok
rule-SR-11-2 = Skaczesz, zagrywając drugą kartę pływania; liczy się jako zagrana.
    .title = Druga karta
rule-SR-11-3 = Przeskakujesz wodospad i lądujesz tam, dokąd druga karta z niego prowadzi.
    .title = Przez wodospad
rule-SR-11-4 = Lądujesz tylko tam, gdzie łosoś może odpocząć.
    .title = Lądowanie
rule-SR-11-5 = Skok daje kartę zmęczenia; potem działa pole wodospadu, a po nim pole lądowania.
    .title = Skok męczy
rule-SR-11-6 = Skok łączy ostatni krok jednej karty z pierwszym krokiem następnej. Podwójna sama nie skoczy.
    .title = Dwie karty na skok
rule-SR-11-7 = Po skoku podwójną kartą jej drugi krok następuje po lądowaniu i może być kolejnym skokiem.
    .title = Skok podwójną
rule-SR-11-8 = Bez skoku krok przepada i nic więcej się nie dzieje.
    .title = Bez skoku
rule-SR-11-9 = Przeskakuje się tylko wodospady.
    .title = Tylko wodospady
rule-SR-11-10 = Obie karty skoku to karty pływania, więc skok i trzecia karta pływania męczą dwa razy.
    .title = Dwie zagrane karty
rule-SR-12-1 = Gdy łosoś wpływa na pole, choćby w przelocie, najpierw męczy go każdy niedźwiedź, potem działa znak.
    .title = Wejście na pole
rule-SR-12-2 = Znak karty daje tę kartę. Trzeba ją wziąć; pusty stos nic nie daje.
    .title = Znaki kart
rule-SR-12-3 = Łapa daje kartę niedźwiedzia, nawet gdy niedźwiedzia tam nie ma.
    .title = Łapa
rule-SR-12-4 = Niektóre znaki dają wybór: karta pływania, podwójna, albo prąd lub bystrza.
    .title = Karta do wyboru
rule-SR-12-5 = Plus pozwala od razu dobrać kartę.
    .title = Dobierz 1
rule-SR-12-6 = Trzciny pozwalają usunąć jedną lub dwie karty.
    .title = Trzciny
rule-SR-12-7 = Zdobyte karty trafiają na stos odrzuconych.
    .title = Na stos odrzuconych
rule-SR-13-1 = Karta niedźwiedzia przesuwa jednego niedźwiedzia do dwóch pól, w dowolną stronę.
    .title = Ruch niedźwiedzia
rule-SR-13-2 = Niedźwiedź, który przychodzi do łososi, staje, a ich właściciele, ty też, biorą po karcie zmęczenia.
    .title = Niedźwiedź przychodzi
rule-SR-13-3 = Niedźwiedź może wrócić, skąd przyszedł; powrót też jest przyjściem.
    .title = Tam i z powrotem
rule-SR-13-4 = Niedźwiedź chodzi po wszystkich polach plansz, także po lądzie i skałach, ale nie poza nie.
    .title = Gdzie chodzi niedźwiedź
rule-SR-13-5 = Prąd nie porusza niedźwiedzi, a karty niedźwiedzia nie da się skontrować.
    .title = Niewzruszone niedźwiedzie
rule-SR-14-1 = Prąd działa na każdego łososia na polu ze strzałką.
    .title = Prąd
rule-SR-14-2 = Strzałka pokazuje, dokąd niesie prąd; przy dwóch decyduje kostka: nieparzysta 1, parzysta 2.
    .title = Niesie cię prąd
rule-SR-14-3 = Łososia na wodospadzie prąd niesie dalej, aż będzie mógł odpocząć.
    .title = Przez wodospady w dół
rule-SR-14-4 = Najpierw do końca jeden łosoś, potem następny.
    .title = Po kolei
rule-SR-14-5 = Liczą się tylko strzałki z tego pola, a niektóre prowadzą w górę.
    .title = Które strzałki
rule-SR-15-1 = Bystrza działają na każdego, czyj łosoś stoi na strzałkach i kto ma karty na ręce.
    .title = Bystrza
rule-SR-15-2 = Każdy z nich odrzuca po karcie za strzałkę, według własnego wyboru.
    .title = Odrzucanie przez bystrza
rule-SR-15-3 = Kto ma nie więcej kart, odrzuca od razu wszystkie.
    .title = Cała ręka
rule-SR-16-1 = Orzeł zagląda do jednej ręki, w której są karty, nawet do twojej.
    .title = Orzeł
rule-SR-16-2 = Inny gracz może skontrować, zanim pokaże rękę.
    .title = Zanim spojrzy
rule-SR-16-3 = Widzisz tę rękę i możesz odłożyć z niej jedną kartę na stos odrzuconych jej właściciela.
    .title = Co wybiera orzeł
rule-SR-17-1 = Wszyscy, na których karta działa i którzy mają karty, są pytani naraz; odpowiedzi widać razem.
    .title = Pytani są wszyscy
rule-SR-17-2 = Kontrujesz kartą o tej samej nazwie. Chroni tylko ciebie i nie liczy się jako zagrana.
    .title = Kontra
rule-SR-17-3 = Własny prąd albo bystrza możesz skontrować drugą taką kartą.
    .title = Kontra na siebie
rule-SR-17-4 = Kontry nie da się skontrować.
    .title = Ostatnie słowo
rule-SR-18-1 = Możesz usuwać karty z ręki, talii albo odrzuconych, po jednej.
    .title = Usuwanie kart
rule-SR-18-2 = Po usunięciu karty z talii talia jest tasowana.
    .title = Znów tasowanie
rule-SR-18-3 = Usunięte zmęczenie wraca na swój stos, inna karta wypada z gry, na oczach wszystkich.
    .title = Dokąd trafiają
rule-SR-18-4 = Gdy nie ma czego usunąć, gra nie pyta.
    .title = Nic do usunięcia
rule-SR-19-1 = Karta zmęczenia po zagraniu nic nie robi.
    .title = Zmęczenie
rule-SR-19-2 = Gdy trzeba dobrać, a talia jest pusta, stos odrzuconych staje się nową talią. Gdy i on jest pusty, nie dobierasz.
    .title = Nowa talia
rule-SR-19-3 = Kart zagranych w tej turze jeszcze nie ma w odrzuconych; zdobyte w tej turze już są.
    .title = Karty w grze
rule-SR-19-4 = Gdy stos zmęczenia jest pusty, nikt się nie męczy.
    .title = Bez kart zmęczenia
rule-SR-8-1 = Łosoś w jeziorku tam zostaje. Gra się kończy, gdy runda jest pełna i ktoś jest w jeziorku.
    .title = Koniec gry
rule-SR-8-2 = Do tego czasu gra toczy się jak zwykle, także dla tych w jeziorku.
    .title = Do końca rundy
rule-SR-8-3 = W jeziorku wygrywa najmniej kart zmęczenia; remis jest wspólny.
    .title = Kto wygrywa
rule-SR-8-4 = Pozostali zajmują miejsca według drogi, potem według mniejszej liczby kart zmęczenia.
    .title = Dalsze miejsca
rule-SR-8-5 = Punktów nie ma.
    .title = Bez punktów
rule-SR-8-6 = Gdy umówiona ostatnia runda mija, a w jeziorku nie ma nikogo, gra i tak się kończy.
    .title = Limit rund
rule-SR-20-1 = Co pokazał ci orzeł, wiesz, dopóki ta karta nie opuści tamtej ręki.
    .title = Co już wiesz
