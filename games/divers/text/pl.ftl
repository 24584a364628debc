title = Podwodni łowcy
tagline = Nurkuj tak głęboko, jak masz odwagę, łów ryby i punktuj zestawy.
help = W swojej turze nurkujesz albo punktujesz. Aby zanurkować, dotknij talii: odkrywa się karta, wybierasz dla niej narożnik, a następna leży od razu obok. Ten sam kolor obok siebie albo druga taka sama karta w rzędzie lub kolumnie przerywa zanurzenie. Póki jest bezpiecznie, schodź głębiej albo wynurz się z nową kolumną lub z tyloma kartami rzędu, do którego sięga zanurzenie. Trzy takie same ryby, cztery jednego rodzaju albo cztery jednego koloru to zestaw za 10 pkt, ale punktując, oddajesz karty innym.

## Cards
card-g1 = zielona rozdymka
card-g2 = zielona belona
card-g3 = zielony skalar
card-r1 = czerwona rozdymka
card-r2 = czerwona belona
card-r3 = czerwony skalar
card-y1 = żółta rozdymka
card-y2 = żółta belona
card-y3 = żółty skalar
card-sh = krewetka
card-wv = fala
card-nt = sieć
card-hp = harpun
kind-1 = rozdymki
kind-2 = belony
kind-3 = skalary
colour-g = zielony
colour-r = czerwony
colour-y = żółty
fish-g = zielone ryby
fish-r = czerwone ryby
fish-y = żółte ryby

## Places and reasons
corner-tl = lewy górny
corner-tr = prawy górny
corner-bl = lewy dolny
corner-br = prawy dolny
why-neighbour = ten sam kolor obok
why-two-neighbours = ten sam kolor z obu stron
why-row = jest już w rzędzie
why-column = jest już w kolumnie
why-row-and-column = jest już w rzędzie i w kolumnie

## Options
option-length = Długość
option-length-help = Ile punktów zapowiada koniec: 25, 35 czy 45.
option-length-standard = standardowa, 35 pkt
option-length-short = krótka, 25 pkt
option-length-long = długa, 45 pkt
option-row-take = Branie z rzędu
option-row-take-help = Czy przy wynurzeniu ostatnia dołożona karta liczy się do rzędu.
option-row-take-five = razem z dołożoną kartą
option-row-take-four = tylko cztery karty łowiska
option-consolation = Narzędzia na pocieszenie
option-consolation-help = Co się dzieje z siecią lub harpunem, gdy zanurzenie od razu się przerywa.
option-consolation-works = można użyć
option-consolation-lost = odrzucamy
option-wash = Gdy fala zmywa
option-wash-help = Jak nurkowie wybierają, co oddają.
option-wash-together = wszyscy naraz, w tajemnicy
option-wash-in-turn = po kolei

## Prompts
prompt-turn = Zanurkuj: dotknij talii.
prompt-turn-score = Nurkujesz czy punktujesz zestaw?
prompt-corner = Wybierz narożnik dla tej karty.
prompt-depth = { $cards ->
        [one] Głębiej czy w górę z 1 kartą?
        [few] Głębiej czy w górę z { $cards } kartami?
        [many] Głębiej czy w górę z { $cards } kartami?
       *[other] Głębiej czy w górę z { $cards } karty?
    }
prompt-surface = { $cards ->
        [one] Wynurz się: wybierz kolumnę albo 1 kartę rzędu.
        [few] Wynurz się: wybierz kolumnę albo { $cards } karty rzędu.
        [many] Wynurz się: wybierz kolumnę albo { $cards } kart rzędu.
       *[other] Wynurz się: wybierz kolumnę albo { $cards } karty rzędu.
    }
prompt-wash = Fala! Wybierz, co jej oddajesz.
prompt-net = { $uses ->
        [one] Zarzuć sieć: wybierz kartę.
       *[other] Zarzuć sieć: wybierz kartę. Zostało sieci: { $uses }.
    }
prompt-harpoon = { $uses ->
        [one] Użyj harpuna: wybierz rybę.
       *[other] Użyj harpuna: wybierz rybę. Zostało harpunów: { $uses }.
    }
prompt-flip = Wybierz kartę zestawu, którą zakrywasz.
prompt-extra = Dołóż do puli dwie swoje karty.
prompt-draft = Wybierz kartę z puli.
prompt-more = Kolejny zestaw czy koniec?
prompt-over = Partia skończona.
pass-net = Bez sieci
pass-harpoon = Bez harpuna
pass-done = To wszystko
focus-score = Razem daje { $points } pkt, karty do puli: { $cards }

## How it stands
status-turn = Tura { $turn }
status-mark = Gra do { $points } pkt
status-last = { $player } zapowiada koniec. Zostało ostatnich tur: { $left }
status-wash = Fala zmywa. Wybiera jeszcze: { $left }
status-wash-in-turn = Fala zmywa. Do wyboru zostało osób: { $left }
standing-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
standing-catch = { $cards ->
        [0] bez kart
        [one] 1 karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
standing-sets = { $sets ->
        [one] 1 zestaw, po zapunktowaniu: { $points }
        [few] { $sets } zestawy, po zapunktowaniu: { $points }
        [many] { $sets } zestawów, po zapunktowaniu: { $points }
       *[other] { $sets } zestawu, po zapunktowaniu: { $points }
    }
source-sets = Zestawy
source-catch = Kolekcja
note-cash-in = { $player } może teraz zapunktować { $sets ->
        [one] 1 zestaw
        [few] { $sets } zestawy
        [many] { $sets } zestawów
       *[other] { $sets } zestawu
    }: { $now } → { $then }.
note-last-turns = Ostatnie tury! Próg osiąga { $player }.

## Odds
odds-before = Ryzyko przy drugiej karcie, narożnik { $corner }: { $percent }%
odds-corner = narożnik { $corner }: ryzyko { $percent }%, { $spoiling } z { $cards } kart
odds-corner-threat = narożnik { $corner }: { $card }, zostało { $copies } ({ $why })
odds-deeper = karta { $nth }: ryzyko { $percent }%, { $spoiling } z { $cards } kart
odds-threat = { $card }, zostało { $copies } ({ $why })
odds-depth = narożnik { $corner }, kart w głąb { $cards }: bezpiecznie { $percent }%, średnio ryb i krewetek { $whole },{ $tenths }
left-card = { $card }: w talii { $cards }
left-fish = { $fish } w talii: rozdymki { $first }, belony { $second }, skalary { $third }
left-rest = inne karty w talii: krewetki { $shrimp }, fale { $waves }, sieci { $nets }, harpuny { $harpoons }

## What is seen
label-board = łowisko z dwunastu kart, tura { $turn }, kart w talii: { $deck }
label-card = { $card }, rząd { $row }, kolumna { $column }
label-dive-card = { $card }, { $nth }. karta zanurzenia
label-first-card = { $card }, pierwsza karta zanurzenia, do położenia
label-corner = narożnik { $corner }
label-deck = { $cards ->
        [0] talia, pusta
        [one] talia, 1 karta
        [few] talia, { $cards } karty
        [many] talia, { $cards } kart
       *[other] talia, { $cards } karty
    }
label-discard = { $cards ->
        [0] stos odrzuconych, pusty
        [one] stos odrzuconych, 1 karta
        [few] stos odrzuconych, { $cards } karty
        [many] stos odrzuconych, { $cards } kart
       *[other] stos odrzuconych, { $cards } karty
    }
label-set-card = { $card }, w zestawie
label-pool-card = { $card }, w puli
label-catch = { $card }, kolekcja: { $player }, { $cards ->
        [one] 1 karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
label-points = { $player }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
label-scored = { $cards ->
        [0] bez zakrytych kart
        [one] 1 zakryta karta
        [few] { $cards } zakryte karty
        [many] { $cards } zakrytych kart
       *[other] { $cards } zakrytej karty
    }
panel-name = { $player }

## Events
event-turned = { $player } nurkuje. Pierwsza karta: { $card }.
event-placed = { $player } zaczyna, narożnik { $corner }: { $card }.
event-laid = Karta { $nth }: { $card }.
event-spoiled = Zanurzenie przerwane: { $card }, { $why }.
event-consoled = { $player } dostaje pierwszą kartę na pocieszenie: { $card }.
event-tool-lost = { $player } nie użyje pierwszej karty: { $card }. Karta odrzucona.
event-empty-handed = { $player } tym razem wraca z pustymi rękami.
event-surfaced-column = { $player } wynurza się z kolumną. Kart: { $cards }.
event-surfaced-row = { $player } wynurza się z kartami z rzędu { $row }. Kart: { $cards }.
event-caught = { $player } łowi: { $card }.
event-wave-ignored = Zabrana fala nic nie robi i trafia na stos odrzuconych.
event-net-ready = { $uses ->
        [one] { $player } ma sieć do zarzucenia.
        [few] { $player } ma { $uses } sieci do zarzucenia.
        [many] { $player } ma { $uses } sieci do zarzucenia.
       *[other] { $player } ma { $uses } sieci do zarzucenia.
    }
event-harpoon-ready = { $uses ->
        [one] { $player } ma harpun do użycia.
        [few] { $player } ma { $uses } harpuny do użycia.
        [many] { $player } ma { $uses } harpunów do użycia.
       *[other] { $player } ma { $uses } harpuna do użycia.
    }
event-net-lapsed = { $uses ->
        [one] Nikt inny nie ma kart: sieć zostaje pusta.
       *[other] Nikt inny nie ma kart. Puste sieci: { $uses }.
    }
event-harpoon-lapsed = { $uses ->
        [one] Nie ma żadnej ryby do wzięcia: harpun bez użycia.
       *[other] Nie ma żadnej ryby do wzięcia. Harpuny bez użycia: { $uses }.
    }
event-net-declined = { $player } odkłada sieć.
event-harpoon-declined = { $player } odkłada harpun.
event-netted = { $player } zarzuca sieć. { $target } oddaje kartę: { $card }.
event-harpooned = { $player } zabiera harpunem: { $card }.
event-left-over = Została z zanurzenia i wypełnia lukę: { $card }.
event-wave-breaks = { $divers ->
        [0] Fala trafia na falę, ale nikt nie ma nic do oddania.
       *[other] Fala trafia na falę. Ile osób oddaje karty: { $divers }.
    }
event-chose = { $player } już po wyborze.
event-washed = Fala zmywa. { $player } traci: { $card }, { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
event-waves-go = { $waves ->
        [one] Odrzucono 1 falę.
        [few] Odrzucono { $waves } fale.
        [many] Odrzucono { $waves } fal.
       *[other] Odrzucono { $waves } fali.
    }
event-set-three = { $player } punktuje trzy takie same ryby: { $card }.
event-set-kind = { $player } punktuje cztery ryby jednego rodzaju: { $kind }.
event-set-colour = { $player } punktuje cztery ryby, kolor: { $colour }.
event-flipped = { $player } zakrywa za 10 pkt: { $card }.
event-offered = { $player } dokłada do puli: { $card }, { $second }.
event-drafted = { $player } wybiera z puli: { $card }.
event-pool-goes = { $cards ->
        [one] Odrzucono 1 kartę, która została w puli.
        [few] Odrzucono { $cards } karty, które zostały w puli.
        [many] Odrzucono { $cards } kart, które zostały w puli.
       *[other] Odrzucono { $cards } karty z puli.
    }
event-scoring-ends = { $player } kończy punktowanie.
event-reshuffled = Talia pusta: nowa powstaje ze stosu odrzuconych. Kart: { $cards }.
event-filled = { $cards ->
        [one] Uzupełniono 1 lukę w łowisku.
        [few] Uzupełniono { $cards } luki w łowisku.
        [many] Uzupełniono { $cards } luk w łowisku.
       *[other] Uzupełniono { $cards } luki w łowisku.
    }
event-turn = Teraz gra { $player }.
event-end-is-near = { $player } ma { $points } pkt: pozostali mają po jednej ostatniej turze.
event-last-turn = Ostatnia tura: { $player }.
event-stopped = Rozegrano tyle tur: { $turns }. Tu partia się kończy.
event-won = { $player } wygrywa. Punkty: { $points }.

## Refusals
no-DV-7-8 = Głębiej niż cztery karty się nie da – teraz się wynurz.
no-DV-7-10 = Z tego rzędu bierzesz dokładnie { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } – wybierz jeszcze raz.
no-DV-7-13 = Tam sieć nie sięga – wybierz kartę z cudzej kolekcji.
no-DV-7-14 = Harpun bierze tylko ryby, które leżą odkryte – wybierz jedną z nich.
no-DV-7-17 = Tego nie ma w twojej kolekcji – wybierz kartę, którą masz.
no-DV-7-20 = Te losy tu nie pasują – podaj tylko tasowania, które następują.
no-DV-7-22 = Nie wszystkie te karty są w twojej kolekcji – wybierz takie, które masz.
no-DV-7-23 = Prawie zestaw – weź trzy takie same, cztery rodzaju lub koloru, najwyżej z jedną krewetką.
no-DV-7-24 = Już blisko! Do tego zestawu brakuje w kolekcji { $missing ->
        [one] 1 karty
        [few] { $missing } kart
        [many] { $missing } kart
       *[other] { $missing } karty
    }.
no-DV-7-25 = Tej karty nie ma w zestawie – wybierz jedną z niego.
no-DV-7-26 = Tych dwóch kart nie ma w twojej kolekcji – wybierz dwie, które masz.
no-DV-7-27 = Tej karty nie ma w puli – wybierz jedną z niej.
no-DV-9-1 = Takiego ruchu tu nie ma – wpisz ?, by zobaczyć, co jest możliwe.
no-DV-9-2 = Teraz gra ktoś inny – możesz się tymczasem rozejrzeć.
no-DV-9-3 = Na to jest inna chwila – wpisz ?, by zobaczyć, co jest możliwe teraz.

## Rules
rule-DV-2-1 = Jest 86 kart: 54 ryby, po sześć każdej, oraz po osiem krewetek, fal, sieci i harpunów.
    .title = Karty
rule-DV-2-2 = Takie same karty niczym się nie różnią.
    .title = Takie same
rule-DV-2-3 = Zatrzymujesz ryby i krewetki. Fale, sieci i harpuny nigdy u ciebie nie zostają.
    .title = Co zostaje
rule-DV-2-4 = Twoja kolekcja leży odkryta. Po każdym zapunktowanym zestawie zostaje jedna zakryta karta.
    .title = Kolekcja i zakryte karty
rule-DV-3-1 = Można wybrać tylko opcje z listy, w dowolnym połączeniu.
    .title = Opcje
rule-DV-3-2 = Gra od dwóch do pięciu osób, zawsze według tych samych zasad.
    .title = Ile osób
rule-DV-4-1 = Łowisko to trzy rzędy po cztery karty.
    .title = Łowisko
rule-DV-4-2 = Zanurzenie zaczyna się w dowolnym z czterech narożników i tworzy po tej stronie nową kolumnę.
    .title = Narożniki
rule-DV-4-3 = Pierwsza karta leży poza rzędami, a karty 2, 3 i 4 obok najbliższego, środkowego i najdalszego rzędu.
    .title = Nowa kolumna
rule-DV-4-4 = Dołożona karta ma dwóch sąsiadów: poprzednią kartę kolumny i skrajną kartę swojego rzędu. Ukosy się nie liczą.
    .title = Sąsiedzi
rule-DV-4-5 = Jej rząd to cztery karty łowiska obok, a kolumna to karty dołożone przed nią.
    .title = Rząd i kolumna
rule-DV-5-1 = Wszystkie karty tasujemy w jedną talię.
    .title = Tasowanie
rule-DV-5-2 = Dwanaście kart wykładamy rząd po rzędzie. Cokolwiek leży obok siebie, jest w porządku.
    .title = Wykładanie
rule-DV-5-3 = Zaczyna pierwsze miejsce, potem gramy zgodnie z ruchem wskazówek zegara.
    .title = Pierwsza tura
rule-DV-5-4 = Na początku nikt nic nie ma.
    .title = Puste ręce
rule-DV-6-1 = Na początku tury luki w łowisku uzupełnia talia, rząd po rzędzie.
    .title = Uzupełnianie luk
rule-DV-6-2 = W swojej turze nurkujesz albo punktujesz. Nie można jej przeczekać.
    .title = Twoja tura
rule-DV-6-3 = Połóż pierwszą kartę w narożniku, druga leży od razu za nią.
    .title = Wybór narożnika
rule-DV-6-4 = Po bezpiecznej karcie schodzisz głębiej albo się wynurzasz.
    .title = Głębiej czy w górę
rule-DV-6-5 = Gdy fala zmywa, każdy, kto coś ma, wybiera, co oddaje.
    .title = Gdy fala zmywa
rule-DV-6-6 = Każdej sieci używasz raz, jeśli ktoś inny ma kolekcję.
    .title = Używanie sieci
rule-DV-6-7 = Każdego harpuna używasz raz, jeśli leży gdzieś ryba.
    .title = Używanie harpunów
rule-DV-6-8 = Punktując, najpierw wybierz kartę zestawu, którą zakryjesz.
    .title = Zakrycie karty
rule-DV-6-9 = Potem wybierz dwie karty, które dołożysz.
    .title = Dwie karty dołożone
rule-DV-6-10 = Potem pozostali wybierają po kolei.
    .title = Wybierają pozostali
rule-DV-6-11 = Na koniec możesz zapunktować kolejny zestaw albo skończyć.
    .title = Więcej zestawów
rule-DV-6-12 = Na końcu tury sprawdzamy, czy koniec jest blisko. Jeśli to jeszcze nie koniec, gra następna osoba.
    .title = Koniec tury
rule-DV-6-13 = Po końcu partii nic się już nie dzieje.
    .title = Koniec
rule-DV-7-1 = Nurkując, odkryj kartę z wierzchu talii. Wszyscy ją widzą.
    .title = Nurkujemy!
rule-DV-7-2 = Połóż ją w narożniku, który wolisz. Pierwsza karta jest zawsze bezpieczna.
    .title = Dowolny narożnik
rule-DV-7-3 = Każda następna karta najpierw trafia do kolumny, a potem jest sprawdzana.
    .title = Najpierw leży, potem sprawdzamy
rule-DV-7-4 = Ryba przerywa zanurzenie, gdy sąsiaduje z rybą w tym samym kolorze. Rodzaj i dalsze ryby nie mają znaczenia.
    .title = Ten sam kolor obok siebie
rule-DV-7-5 = Krewetka, sieć, harpun lub fala przerywa zanurzenie, gdy w rzędzie lub kolumnie już taka jest.
    .title = Dwa razy w rzędzie lub kolumnie
rule-DV-7-6 = Gdy przerywa druga karta, ona przepada, a ty dostajesz pierwszą. Czy sieci lub harpuna można wtedy użyć, mówi opcja.
    .title = Karta na pocieszenie
rule-DV-7-7 = Gdy przerywa trzecia lub czwarta, przepadają wszystkie dołożone karty. Łowisko zostaje, jak było.
    .title = Z pustymi rękami
rule-DV-7-8 = Po bezpiecznej drugiej lub trzeciej karcie możesz zejść głębiej, po czwartej się wynurzasz.
    .title = Jak głęboko
rule-DV-7-9 = Zanurzenie ma od dwóch do czterech kart. Gdy się przerwie, tura się kończy.
    .title = Od dwóch do czterech kart
rule-DV-7-10 = Wynurzasz się z całą kolumną albo z dokładnie tyloma kartami rzędu, do którego sięga zanurzenie. Czy ostatnia dołożona karta do niego należy, mówi opcja.
    .title = Wynurzenie
rule-DV-7-11 = Ryby i krewetki trafiają do twojej kolekcji.
    .title = Do kolekcji
rule-DV-7-12 = Fale odrzucasz bez skutku. Sieci i harpunów używasz od razu, najpierw sieci, i też je odrzucasz.
    .title = Narzędzia od razu
rule-DV-7-13 = Siecią zabierasz jedną kartę z cudzej kolekcji, jeśli chcesz. Zakryte karty są bezpieczne.
    .title = Sieć
rule-DV-7-14 = Harpunem zabierasz jedną odkrytą rybę z łowiska albo z tego, co zostało w nowej kolumnie, jeśli chcesz. Krewetki są na niego za małe.
    .title = Harpun
rule-DV-7-15 = Dołożone karty, których nikt nie wziął, wypełniają luki łowiska w kolejności dokładania.
    .title = Co zostaje
rule-DV-7-16 = Każda sieć i każdy harpun to osobny wybór, gdy już wiadomo, co dał poprzedni.
    .title = Po jednym
rule-DV-7-17 = Gdy fala trafi na falę, każdy, kto ma kolekcję, wskazuje kartę i traci wszystkie takie same. Zakryte karty są bezpieczne.
    .title = Fala zmywa
rule-DV-7-18 = Potem odrzucamy wszystkie fale z tego rzędu i z nowej kolumny.
    .title = Fale znikają
rule-DV-7-19 = Jeśli fala była drugą kartą, i tak dostajesz pierwszą, chyba że sama była falą. Później dołożone karty przepadają.
    .title = Po zmywaniu
rule-DV-7-20 = Gdy potrzebna jest karta, a talia jest pusta, tasujemy stos odrzuconych w nową talię.
    .title = Nowa talia
rule-DV-7-21 = Zawsze jest jakaś karta do odkrycia.
    .title = Kart nie zabraknie
rule-DV-7-22 = Zestawy tworzysz z własnej kolekcji.
    .title = Własne karty
rule-DV-7-23 = Zestaw to trzy takie same ryby, cztery jednego rodzaju albo cztery jednego koloru. Jedna krewetka może zastąpić rybę.
    .title = Zestawy
rule-DV-7-24 = W kolekcji musisz mieć o dwie karty więcej, niż liczy zestaw.
    .title = Dwie w zapasie
rule-DV-7-25 = Jedną kartę zestawu, którą chcesz, zakrywasz. Jest warta 10 pkt i już na zawsze bezpieczna.
    .title = Zakryta karta
rule-DV-7-26 = Reszta zestawu i dwie inne twoje karty tworzą pulę.
    .title = Pula
rule-DV-7-27 = Od twojej lewej każda inna osoba wybiera z puli jedną kartę. To obowiązek.
    .title = Każdy wybiera
rule-DV-7-28 = Resztę puli odrzucamy.
    .title = Reszta przepada
rule-DV-7-29 = Możesz punktować dalej, zestaw po zestawie, ale w tej turze już nie nurkujesz.
    .title = Zestaw za zestawem
rule-DV-8-1 = Zakryta karta jest warta 10 punktów, karta w kolekcji 1.
    .title = Punkty
rule-DV-8-2 = Gdy na końcu własnej tury masz tyle punktów, ile wynosi próg, koniec jest blisko.
    .title = Próg
rule-DV-8-3 = Wtedy wszyscy pozostali mają jeszcze po jednej turze, cokolwiek się stanie.
    .title = Ostatnie tury
rule-DV-8-4 = Wygrywa największa liczba punktów.
    .title = Kto wygrywa
rule-DV-8-5 = Przy równych punktach lepiej mieć w kolekcji mniej krewetek, a gdy i to równe, miejsce jest wspólne.
    .title = Remisy
rule-DV-8-6 = Po 50 turach na osobę partia się kończy, żeby nikt nie czekał bez końca.
    .title = Wystarczy
rule-DV-9-1 = To, co wpisujesz, musi być ruchem tej gry.
    .title = Czytelny ruch
rule-DV-9-2 = Działa tylko ten, na kogo przyszła kolej.
    .title = Kto działa
rule-DV-9-3 = Każdy ruch ma swoją chwilę.
    .title = Właściwa chwila
rule-DV-9-4 = Gdy czegoś nie da się zrobić, podajemy zasadę, która stoi na drodze.
    .title = Jest powód
rule-DV-11-1 = Nikt nie zna kolejności talii. Wszystko inne jest jawne, stos odrzuconych też.
    .title = Zakryta talia
rule-DV-11-2 = Każdy może więc policzyć, co zostało w talii, a ta strona robi to za ciebie.
    .title = Liczenie kart
rule-DV-11-3 = Gdy wszyscy wybierają naraz, wybory są ukryte, aż zapadnie ostatni.
    .title = Ukryte wybory
rule-DV-11-4 = Kto myśli naprzód, może wyobrazić sobie talię w dowolnej kolejności.
    .title = Zgadywanie
