title = Wodny szlak
tagline = Poprowadź swoją rzekę obok młynów, portów i łąk.
help = Dotknij kafla z ręki, potem miejsca przy swojej rzece i obróć kafel. Rzeka łączy się z rzeką, ląd z lądem. Worki i siekiery spływają w dół rzeki do pierwszego mostu. Wszyscy wybierają naraz, potem dwa pozostałe kafle idą w lewo. Po 13 kaflach punktują młyny, tartaki, najdłuższy szlak między portami i łąki.

## Pieces
item-mill = młyn
item-sawmill = tartak
shape-straight = prosta rzeka
shape-bend = zakręt
tile-plain = { $shape }
tile-sack = { $shape } z workiem
tile-sacks = { $shape } z 2 workami
tile-axe = { $shape } z siekierą
tile-axes = { $shape } z 2 siekierami
tile-port = { $shape } z portem
tile-port-sack = { $shape } z portem i workiem
tile-port-axe = { $shape } z portem i siekierą
tile-mill = młyn za { $points }
tile-mill-sack = młyn za { $points } z workiem
tile-mill-axe = młyn za { $points } z siekierą
tile-sawmill = tartak za { $points }
tile-sawmill-sack = tartak za { $points } z workiem
tile-sawmill-axe = tartak za { $points } z siekierą
band-0 = Kałuża
band-1 = Strużka
band-2 = Strumyk
band-3 = Bystrzyca
band-4 = Rzeka wśród łąk
band-5 = Rzeka z gór
band-6 = Wielka rzeka

## Options
option-start = Kafel startowy
option-start-help = Ile ramion rzeki zaczyna się przy kaflu startowym.
option-start-fork = rozwidlenie: dwa dopływy i rzeka główna
option-start-through = na wylot: rzeka główna przypływa z góry

## Prompts
prompt-lay = Wybierz kafel i miejsce, potem go obróć.
prompt-last = Ostatni kafel: wybierz, dołóż, obróć.
prompt-wait = Kafel wybrany. Pozostali jeszcze myślą.
prompt-over = Koniec gry.

## How it stands
status-round = Runda { $round } z { $of }
status-stack = { $tiles ->
        [0] stos jest pusty
        [one] w stosie 1 kafel
        [few] w stosie { $tiles } kafle
        [many] w stosie { $tiles } kafli
       *[other] w stosie { $tiles } kafla
    }
standing-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
standing-choosing = wybiera
standing-ready = wybrane
standing-band = { $band }
source-mills = Młyny
source-sawmills = Tartaki
source-ports = Porty
source-meadows = Łąki
note-score = { $player }: młyny { $mills }, tartaki { $sawmills }, porty { $ports }, łąki { $meadows }, razem { $total }
note-mill-works = { $player }: młyn ma { $got } z { $needs } worków, punkty: { $points }.
note-sawmill-works = { $player }: tartak ma { $got } z { $needs } siekier, punkty: { $points }.
note-mill-lacks = { $player }: młyn za { $points } ma na razie { $got } z { $needs } worków.
note-sawmill-lacks = { $player }: tartak za { $points } ma na razie { $got } z { $needs } siekier.
note-works-still = { $player }: { $building } na starorzeczu, tam bez punktów.
note-route = { $player }: najdłuższy szlak między portami, kafle: { $pieces }, punkty: { $points }.
note-meadow = { $player }: łąka z trzech fragmentów, punkty: { $points }.
note-meadow-full = { $player }: łąka z czterech fragmentów, punkty: { $points }.
note-away = { $player }: odpływa bez spotkania z mostem: { $goods ->
        [one] 1 towar
        [few] { $goods } towary
        [many] { $goods } towarów
       *[other] { $goods } towaru
    }.
good-sack-mill = { $goods ->
        [one] Worek dopływa
        [few] { $goods } worki dopływają
        [many] { $goods } worków dopływa
       *[other] { $goods } worka dopływa
    } do najbliższego mostu, przy młynie: jest tam { $got } z { $needs }.
good-axe-sawmill = { $goods ->
        [one] Siekiera dopływa
        [few] { $goods } siekiery dopływają
        [many] { $goods } siekier dopływa
       *[other] { $goods } siekiery dopływa
    } do najbliższego mostu, przy tartaku: jest tam { $got } z { $needs }.
good-sack-sawmill = { $goods ->
        [one] Worek zatrzymuje się
        [few] { $goods } worki zatrzymują się
        [many] { $goods } worków zatrzymuje się
       *[other] { $goods } worka zatrzymuje się
    } na moście przy tartaku: tam bez pożytku.
good-axe-mill = { $goods ->
        [one] Siekiera zatrzymuje się
        [few] { $goods } siekiery zatrzymują się
        [many] { $goods } siekier zatrzymuje się
       *[other] { $goods } siekiery zatrzymuje się
    } na moście przy młynie: tam bez pożytku.
good-sack-away = { $goods ->
        [one] Worek odpływa
        [few] { $goods } worki odpływają
        [many] { $goods } worków odpływa
       *[other] { $goods } worka odpływa
    }: w dole rzeki nie ma mostu.
good-axe-away = { $goods ->
        [one] Siekiera odpływa
        [few] { $goods } siekiery odpływają
        [many] { $goods } siekier odpływa
       *[other] { $goods } siekiery odpływa
    }: w dole rzeki nie ma mostu.
good-sack-still = { $goods ->
        [one] Worek leży
        [few] { $goods } worki leżą
        [many] { $goods } worków leży
       *[other] { $goods } worka leży
    } na starorzeczu: tam na razie nic nie płynie.
good-axe-still = { $goods ->
        [one] Siekiera leży
        [few] { $goods } siekiery leżą
        [many] { $goods } siekier leży
       *[other] { $goods } siekiery leży
    } na starorzeczu: tam na razie nic nie płynie.
note-hole-ring = Tam, gdzie krzyżyk, nic nie pasuje: wpadają tam dwa końce tej samej rzeki.
note-hole-sides = Tam, gdzie krzyżyk, nic nie pasuje: żaden kafel nie zgra się z sąsiadami.
note-known = { $player } ma w ręce { $count ->
        [one] 1 znany ci kafel
        [few] { $count } znane ci kafle
        [many] { $count } znanych ci kafli
       *[other] { $count } znanego ci kafla
    }: { $tiles }.
note-removed = Poza tą partią: { $tiles }.
note-unseen = Jeszcze nieodkryte: { $tiles ->
        [one] 1 kafel
        [few] { $tiles } kafle
        [many] { $tiles } kafli
       *[other] { $tiles } kafla
    }, a na nich worki: { $sacks }, siekiery: { $axes }, porty: { $ports }, młyny: { $mills }, tartaki: { $sawmills }.
note-band = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $band }
note-next-band = Do tytułu „{ $band }” zabrakło { $points ->
        [one] 1 punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.

## What is seen
label-board = Rzeka: { $player }, { $tiles ->
        [0] tylko kafel startowy
        [one] 1 dołożony kafel
        [few] { $tiles } dołożone kafle
        [many] { $tiles } dołożonych kafli
       *[other] { $tiles } dołożonego kafla
    }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
label-name = { $player }
label-river = Rzeka: { $player }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
label-start = kafel startowy
label-laid = { $tile }, { $quarters ->
        [0] bez łąki
        [one] 1 fragment łąki
        [few] { $quarters } fragmenty łąki
        [many] { $quarters } fragmentów łąki
       *[other] { $quarters } fragmentu łąki
    }, rząd { $row }, kolumna { $column }
label-hand = { $tile }, { $quarters ->
        [0] bez łąki
        [one] 1 fragment łąki
        [few] { $quarters } fragmenty łąki
        [many] { $quarters } fragmentów łąki
       *[other] { $quarters } fragmentu łąki
    }, w twojej ręce
label-cell = wolne miejsce, rząd { $row }, kolumna { $column }
label-hole-ring = puste miejsce, rząd { $row }, kolumna { $column }, wpadają tu dwa końce tej samej rzeki
label-hole-sides = puste miejsce, rząd { $row }, kolumna { $column }, żaden kafel tu nie pasuje
label-turn = { $turns ->
        [0] bez obrotu
        [one] ćwierć obrotu w prawo
        [few] ćwierci obrotu w prawo: { $turns }
        [many] ćwierci obrotu w prawo: { $turns }
       *[other] ćwierci obrotu w prawo: { $turns }
    }
label-chosen = twój wybór, { $tile }, rząd { $row }, kolumna { $column }
label-meadow = łąka, fragmenty: { $quarters }
label-gain = wynik z { $before } na { $after }

## Events
event-chose = { $player } ma już wybrany kafel.
event-laid = { $player } dokłada kafel: { $tile }.
event-still = { $player }: nowy kafel leży na stojącej wodzie, to starorzecze.
event-still-works = { $player }: { $building } na starorzeczu na razie nie daje punktów.
event-hole = { $player }: zostaje puste miejsce, do którego nic już nie pasuje.
event-joined = { $player } łączy z rzeką starorzecze: { $tiles ->
        [one] 1 kafel
        [few] { $tiles } kafle
        [many] { $tiles } kafli
       *[other] { $tiles } kafla
    }.
event-reached = { $player }: towar dopływa, { $building } ma { $got } z { $needs }.
event-works = { $player }: { $building } ma { $got } z { $needs }, punkty: { $points }.
event-route = { $player }: najdłuższy szlak ma już { $pieces ->
        [one] 1 kafel
        [few] { $pieces } kafle
        [many] { $pieces } kafli
       *[other] { $pieces } kafla
    }, punkty: +{ $points }.
event-meadow = { $player }: łąka, fragmenty: { $quarters }, punkty: +{ $points }.
event-passed = { $player } przekazuje w lewo: { $tiles }. Dalej: { $next }.
event-passed-hidden = { $player } przekazuje w lewo { $count ->
        [one] 1 kafel
        [few] { $count } kafle
        [many] { $count } kafli
       *[other] { $count } kafla
    }. Dalej: { $next }.
event-drew = { $player } dobiera ze stosu: { $tiles }.
event-drew-hidden = { $player } dobiera ze stosu { $count ->
        [one] 1 kafel
        [few] { $count } kafle
        [many] { $count } kafli
       *[other] { $count } kafla
    }.
event-discarded = { $player } odrzuca: { $tiles }.
event-discarded-hidden = { $player } odrzuca { $count ->
        [one] 1 kafel
        [few] { $count } kafle
        [many] { $count } kafli
       *[other] { $count } kafla
    }.
event-round = Runda { $round }.
event-over = Ostatnie kafle leżą. Koniec gry.
event-won = { $player } wygrywa, wynik: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-band = { $player } zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $band }.

## Refusals
no-WW-3-1 = Są tylko opcje z listy – wybierz jedną z nich.
no-WW-3-2 = Grać może od 1 do 4 osób – zmień liczbę miejsc.
no-WW-6-2 = Twój wybór w tej rundzie już zapadł – pozostali jeszcze wybierają.
no-WW-6-9 = Tu nic nie zależy od losu – zostaw pustą listę losowań.
no-WW-7-1 = Tego kafla nie masz w ręce – wybierz jeden ze swoich.
no-WW-7-2 = Tu już leży kafel – wybierz puste miejsce.
no-WW-7-3 = Obok tego miejsca nie leży żaden kafel – trzymaj się swojej rzeki.
no-WW-7-5 = Rzeka łączy się z rzeką, ląd z lądem – spróbuj obrócić kafel.
no-WW-7-6 = Rzeka popłynęłaby w kółko – poprowadź ten koniec gdzie indziej.
no-WW-9-1 = Tak nie dołoży się kafla – zapisz to na przykład „lay w07 -1,2 r3”.

## Rules
rule-WW-3-1 = Wybierać można tylko opcje z listy; pominięte mają zwykłą wartość.
    .title = Opcje
rule-WW-3-2 = Gra od 1 do 4 osób, z dowolnym kaflem startowym. W pojedynkę grasz w wariant solo.
    .title = Gracze
rule-WW-4-1 = Kafle stykają się bokami: u góry, z prawej, na dole, z lewej. Rogi się nie liczą.
    .title = Sąsiedztwo
rule-WW-4-2 = Cztery rogi kafla liczymy zgodnie z ruchem wskazówek zegara od prawego górnego.
    .title = Rogi
rule-WW-4-3 = Kafel obracasz o ćwierć obrotu w prawo, ile razy chcesz; boki i rogi obracają się razem z nim.
    .title = Obracanie
rule-WW-4-4 = Punkt siatki leży tam, gdzie spotykają się cztery miejsca; jest rogiem każdego z nich.
    .title = Punkty siatki
rule-WW-4-5 = Kafel startowy zajmuje dwa miejsca obok siebie, nigdy się nie obraca i liczy się jako jeden.
    .title = Kafel startowy
rule-WW-4-6 = Dwa dopływy wpadają, rzeka główna wypływa; w wersji „na wylot” rzeka główna przypływa też z lewej. Dwa rogi mają fragment łąki.
    .title = Końce kafla startowego
rule-WW-4-7 = Środek jego dłuższego boku nie jest rogiem, więc łąka tam nie wyrośnie.
    .title = Bez rogu pośrodku
rule-WW-5-1 = We czworo gracie wszystkimi 60 kaflami, we troje 45 bez krów, we dwoje 30 bez zwierząt. W pojedynkę zaczynasz z tymi samymi 45 co troje.
    .title = Kafle w grze
rule-WW-5-2 = W pojedynkę przed grą odpada sześć losowych kafli.
    .title = Sześć odpada
rule-WW-5-3 = Kafle są wymieszane w zakrytym stosie, a każdy bierze trzy.
    .title = Rozdanie
rule-WW-5-4 = Każdy zaczyna z kaflem startowym i wszyscy wybierają naraz.
    .title = Początek
rule-WW-6-1 = Gra ma 13 rund. W każdej wszyscy dokładają dokładnie po jednym kaflu.
    .title = Trzynaście rund
rule-WW-6-2 = W rundzie wybierasz raz. Co wybrane, to wybrane.
    .title = Jeden wybór na rundę
rule-WW-6-3 = Wybierasz kafel z ręki, miejsce i obrót. Pozostali zobaczą to dopiero, gdy wybiorą wszyscy.
    .title = Wybór w tajemnicy
rule-WW-6-4 = Gdy zapadnie ostatni wybór, wszystkie wybrane kafle kładzie się naraz.
    .title = Wszyscy naraz
rule-WW-6-5 = Po trzynastym kaflu gra się kończy. Dwa kafle, które zostały w ręce, nic nie liczą.
    .title = Koniec
rule-WW-6-6 = Dwa pozostałe kafle przekazujesz w lewo, a z prawej dostajesz dwa nowe.
    .title = Przekazanie w lewo
rule-WW-6-7 = Potem każdy dobiera wierzchni kafel ze stosu i znów ma trzy.
    .title = Dobieranie
rule-WW-6-8 = W pojedynkę odrzucasz dwa niedołożone kafle i bierzesz trzy nowe.
    .title = Dobieranie w pojedynkę
rule-WW-6-9 = Po przygotowaniu gry nic już nie zależy od losu.
    .title = Bez losowania
rule-WW-6-10 = Zaczyna się kolejna runda i wszyscy znów wybierają.
    .title = Kolejna runda
rule-WW-7-1 = Dokładasz tylko kafel z własnej ręki.
    .title = Z twojej ręki
rule-WW-7-2 = Kafel leży na pustym miejscu. Kafel startowy zajmuje dwa.
    .title = Na puste miejsce
rule-WW-7-3 = Nowy kafel styka się bokiem z co najmniej jednym leżącym. Woda nie musi się łączyć.
    .title = Bok do boku
rule-WW-7-4 = Kafel obracasz, jak chcesz; nigdy nie kładziesz go spodem do góry.
    .title = Dowolny obrót
rule-WW-7-5 = Gdzie kafle się stykają, rzeka łączy się z rzeką, a ląd z lądem.
    .title = Boki pasują
rule-WW-7-6 = Woda nie płynie w kółko: dwa końce tej samej rzeki albo tego samego starorzecza nigdy się nie spotykają. Mosty nic tu nie zmieniają.
    .title = Nigdy w kółko
rule-WW-7-7 = Może powstać miejsce, do którego nic nie pasuje. Zostaje wtedy puste.
    .title = Puste miejsca
rule-WW-7-8 = Każdy kafel zawsze gdzieś pasuje, więc zawsze masz ruch.
    .title = Zawsze jest miejsce
rule-WW-7-9 = Co leży, to leży: kafla nie przesuwa się ani nie obraca.
    .title = Na stałe
rule-WW-7-10 = Kafle, które stykają się rzeką, są połączone; wszystko, co połączone, to jedna woda.
    .title = Połączona woda
rule-WW-7-11 = Co łączy się z kaflem startowym, jest twoją rzeką. Inna woda to starorzecze i stoi, dopóki jakiś kafel jej nie połączy.
    .title = Rzeka i starorzecze
rule-WW-7-12 = Na dopływach woda płynie do kafla startowego, na rzece głównej – od niego.
    .title = Nurt
rule-WW-7-13 = Starorzecze połączone z rzeką płynie odtąd tak jak ramię, z którym się łączy.
    .title = Starorzecze dołącza
rule-WW-8-1 = Wynik to młyny, tartaki, porty i łąki razem.
    .title = Wynik
rule-WW-8-2 = Każdy młyn i tartak ma most. Most zatrzymuje towar i statki, ale nie wodę.
    .title = Mosty
rule-WW-8-3 = Worki i siekiery spływają do pierwszego mostu i ani kroku dalej, czy są tam potrzebne, czy nie. Most na tym samym kaflu też się liczy, jeśli leżą powyżej niego.
    .title = Towar spływa
rule-WW-8-4 = Co na dopływach nie trafi na most, spotyka się w kaflu startowym i płynie dalej rzeką główną.
    .title = Towar się spotyka
rule-WW-8-5 = Młyn daje punkty raz, jeśli dopłynie do niego co najmniej tyle worków, ile potrzebuje. Więcej nic nie dodaje.
    .title = Młyny
rule-WW-8-6 = Tartak punktuje tak samo za siekiery. Worki są mu na nic, tak jak siekiery młynowi.
    .title = Tartaki
rule-WW-8-7 = Na starorzeczu młyny i tartaki nie dają punktów.
    .title = Stojąca woda
rule-WW-8-8 = Szlak łączy dwa porty wzdłuż wody, z prądem lub pod prąd, bez mostu po drodze. Liczą się jego kafle razem z portami; kafel startowy liczy się raz. Starorzecza też się liczą.
    .title = Szlaki między portami
rule-WW-8-9 = Najdłuższy szlak daje 2 punkty za każdy kafel.
    .title = Porty
rule-WW-8-10 = Trzy fragmenty łąki wokół jednego punktu dają 3 punkty, wszystkie cztery 6. Nieważne, czy przy rzece, czy przy starorzeczu.
    .title = Łąki
rule-WW-8-11 = Wygrywa najwyższy wynik; równe wyniki dzielą miejsce.
    .title = Kto wygrywa
rule-WW-8-12 = W pojedynkę grasz o tytuł: od Kałuży poniżej 25 punktów po Wielką rzekę od 75.
    .title = Tytuły solo
rule-WW-9-1 = Wybór zapisuje się jako kafel, miejsce i obrót: „lay w07 -1,2 r3”.
    .title = Zapis
rule-WW-9-2 = Jeśli nie zgadza się kilka zasad, podajemy pierwszą: twój wybór, zapis, ręka, puste miejsce, sąsiad, pasujące boki, bez kółka.
    .title = Co najpierw
rule-WW-11-1 = Wszyscy widzą rzeki, punkty i to, kto już wybrał. Stos, cudze ręce i świeże wybory są tajne.
    .title = Jawne i tajne
rule-WW-11-2 = Wiesz, gdzie są kafle, które przeszły przez twoją rękę. Pamiętamy to za ciebie.
    .title = Pamięć
rule-WW-11-3 = Widzisz swoją rękę i swój wybór oraz kafle, które były kiedyś u ciebie, a z reszty tylko liczbę.
    .title = Co widzisz
rule-WW-11-4 = Kto tylko ogląda, nie widzi niczyjej ręki.
    .title = Widzowie
rule-WW-11-5 = W pojedynkę możesz zajrzeć do sześciu usuniętych kafli i do wszystkich odrzuconych.
    .title = Widok w pojedynkę
rule-WW-11-6 = Po końcu gry wszystko jest jawne.
    .title = Na koniec jawne
rule-WW-11-7 = Gdy bot zgaduje, trzyma się tego, co wie jego miejsce przy stole, a resztę rozdaje losowo.
    .title = Uczciwe zgadywanie
