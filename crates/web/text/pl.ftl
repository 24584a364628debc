ui-seat = Miejsce { $number }
ui-you = ty
ui-free-seat = Wolne miejsce
ui-bot-name = Bot – { $level }
ui-bot-name-number = Bot { $number } – { $level }
ui-level-random = losowy
ui-level-greedy = zachłanny
ui-level-search = szukający
ui-level-calm = spokojny
ui-level-steady = równy
ui-level-sharp = bystry
ui-level-master = mistrzowski
ui-name = Twoje imię

## Everywhere
ui-language = Język
ui-theme = Motyw
ui-theme-light = Jasny
ui-theme-dark = Ciemny
ui-theme-to-light = Jasny motyw
ui-theme-to-dark = Ciemny motyw
ui-home = Strona główna
ui-back = Wstecz
ui-games = Gry
ui-rules = Zasady
ui-rules-page = Zasady z przykładami
ui-lost = Nic tu nie pływa.
ui-lost-help = Link może być stary albo ta partia toczy się na innym urządzeniu.

## Home
ui-hello = Pięć wodnych gier.
ui-hello-2 = Dotknij i graj.
ui-hello-help = Bez konta. Boty są zawsze, bliscy przychodzą przez link, a wszystko działa też bez internetu.
ui-continue = Wróć do gry
ui-your-turn = twoja tura
ui-goes-on = partia trwa
ui-step = Krok { $step }
ui-players = Gracze
ui-minutes = { $minutes } min
ui-kind-solo = Też w pojedynkę
ui-kind-skill = Bez losowania
ui-kind-cards = Karty
ui-kind-luck = Odrobina szczęścia
ui-play-now = Graj teraz
ui-with-friends = Z bliskimi
ui-on-this-device = Na tym urządzeniu
ui-open-tables = Otwarte stoły
ui-open-tables-help = Ktoś czeka. Usiądź, a partia się zacznie.
ui-open-tables-none = Na razie nikt nie czeka. Otwórz stół, a inni go tu znajdą.
ui-open-tables-offline = Jesteś bez internetu. Boty i to urządzenie działają zawsze.
ui-free-seats = { $seats ->
        [one] 1 wolne miejsce
        [few] { $seats } wolne miejsca
        [many] { $seats } wolnych miejsc
       *[other] { $seats } wolnego miejsca
    }
ui-join = Dołącz
ui-watch = Oglądaj
ui-open-a-table = Otwórz stół
ui-open-record = Otwórz zapis partii
ui-motto = Nurt: najsilniejszy prąd rzeki.

## New table
ui-who-plays = Kto gra?
ui-options = Opcje
ui-table = Stół
ui-seat-more = Jedno miejsce więcej
ui-seat-fewer = Jedno miejsce mniej
ui-chair-me = Ja
ui-chair-here = Ktoś na tym urządzeniu
ui-chair-open = Ktoś z linkiem
ui-own-choice = własny wybór
ui-clock = Zegar
ui-clock-help = Ile czasu ma każdy na myślenie.
ui-clock-none = Bez zegara
ui-clock-move = 1 minuta na ruch
ui-clock-short = 5 minut i 5 sekund na ruch
ui-clock-long = 15 minut i 10 sekund na ruch
ui-clock-days = 3 dni na ruch
ui-aids = Pomoce
ui-aids-help = Podpowiedzi i szanse mogą się pokazywać.
ui-public = Publiczny
ui-public-help = Stół jest na liście dla wszystkich.
ui-chat = Czat
ui-chat-help = Gracze mogą do siebie pisać.
ui-start = Zaczynamy
ui-start-online = Otwórz stół
ui-trouble-offline = Serwer nie odpowiada. Zagraj tymczasem na tym urządzeniu.
ui-trouble-server = Serwer tego nie przyjął. Spróbuj za chwilę.

## Table
ui-joining = Chwileczkę…
ui-waiting = Czekamy na graczy
ui-waiting-help = Wyślij link bliskim. Gdy wszystkie miejsca są zajęte, partia się zaczyna.
ui-invite = Zaproś
ui-link-copied = Link skopiowany
ui-fill = Dosadź boty
ui-sit = Usiądź
ui-stand = Wstań
ui-your-move = Twój ruch
ui-waits-for = Wybiera { $player }.
ui-waits-for-all = Pozostali wybierają.
ui-thinks = wybiera
ui-not-your-turn = To jeszcze nie twoja tura – możesz się tymczasem rozejrzeć.
ui-you-watch = Oglądasz tę partię.
ui-nothing-here = Tu teraz nic nie ma do zrobienia – spróbuj tego, co ma złotą obwódkę.
ui-undo = Cofnij
ui-let-go = Puść
ui-hint = Podpowiedź
ui-hint-wait = Myślę…
ui-confirm = Zatwierdź
ui-over = Koniec gry.
ui-to-end = Do wyniku
ui-fit = Cała plansza
ui-drawer = Przebieg, zasady i ustawienia
ui-log = Przebieg
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-settings = Ustawienia
ui-chat-write = Napisz coś
ui-send = Wyślij
ui-motion = Animacje
ui-motion-calm = Spokojne
ui-motion-quick = Szybkie
ui-motion-off = Brak
ui-ask-back = Poproś o cofnięcie
ui-asks-back = { $player } prosi o cofnięcie ostatniego ruchu.
ui-agree = Zgoda
ui-decline = Gramy dalej
ui-resign = Poddaj partię
ui-resign-sure = Kończymy?
ui-play-on = Gramy dalej
ui-resigned = partia poddana
ui-away = brak połączenia
ui-bot-plays = gra bot
ui-stand-in = Niech gra bot
ui-take-over = Już jestem
ui-reconnecting = Brak połączenia, łączymy ponownie…
ui-curtain = Urządzenie idzie dalej
ui-pass-to = Teraz gra { $player } – podaj urządzenie
ui-curtain-help = Teraz niech nikt inny nie patrzy.
ui-curtain-open = Pokaż planszę

## What a table refuses
ui-why-unreadable = Wiadomość zgubiła się po drodze. Spróbuj jeszcze raz.
ui-why-not-yours = To miejsce kogoś innego.
ui-why-not-begun = Jeszcze nie ma wszystkich.
ui-why-begun = Partia już się zaczęła.
ui-why-over = Koniec gry.
ui-why-nothing-to-undo = Od tego czasu coś się odkryło albo rozstrzygnęło – poproś pozostałych o cofnięcie.
ui-why-taken = To miejsce jest zajęte.
ui-why-no-chat = Ten stół gra bez czatu.
ui-why-too-long = To za długie – napisz krócej.
ui-why-not-host = To może tylko osoba, która otworzyła stół.
ui-why-unknown-level = Nie ma takiego bota.
ui-why-present = Ta osoba jest przy stole.
ui-why-no-request = Nikt już o to nie prosi.
ui-why-limited = Trochę wolniej, proszę.

## End
ui-wins = Wygrywa { $player }!
ui-tie = Remis!
ui-by-resigning = Pozostali poddali partię.
ui-by-time = Czas minął.
ui-after-steps = { $steps ->
        [one] po 1 kroku
        [few] po { $steps } krokach
        [many] po { $steps } krokach
       *[other] po { $steps } kroku
    }
ui-ranks = Miejsca
ui-rank = { $rank }. miejsce
ui-rematch = Rewanż
ui-same-start = Ten sam początek, inne miejsca
ui-replay = Powtórka
ui-save-record = Pobierz zapis
ui-share = Udostępnij
ui-how-it-stood = Jak było na końcu
ui-what-for = Za co punkty
ui-see-board = Zobacz planszę
ui-fair = Uczciwe losowanie
ui-fair-help = Ziarno było ustalone na początku, a teraz jest jawne. Sprawdzenie rozdaje i losuje całą partię jeszcze raz, na twoim urządzeniu.
ui-verify = Sprawdź
ui-verified = Wszystko się zgadza.
ui-not-verified = To się nie zgadza z zapowiedzią.

## Replay
ui-scrub = Krok partii
ui-step-back = Wstecz
ui-step-on = Dalej
ui-play = Odtwórz
ui-pause = Pauza
ui-look-from = Patrz stąd
ui-chances = Szansa na wygraną
ui-judging = Boty jeszcze myślą nad tym ruchem…
ui-good-move = Dobry ruch. Szansa na wygraną: { $chance }
ui-weaker-move = Słabszy ruch: { $before } → { $after }
ui-show-best = Co zagrałby bot
ui-choices-start = Przejdź do jakiegoś ruchu, a zobaczysz tu, co jeszcze można było zagrać.
ui-choices-line = Jak to się może potoczyć
ui-choices-all = { $count ->
        [one] Jedna możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
ui-choices-solved = Przeliczone do końca gry: nic nie jest zgadywane.
ui-decimal-sign = ,
ui-choice-played = zagrane
ui-choice-looks = { $count ->
        [one] jedna próba
        [few] { $count } próby
        [many] { $count } prób
       *[other] { $count } próby
    }

## Rules
ui-example = Zobacz przykład
ui-example-refused = Zobacz, co się nie uda
ui-example-try = Spróbuj
ui-example-again = Jeszcze raz

# Co warto wiedzieć
ui-glance = Na oku
ui-glance-empty = Teraz nic szczególnego.
ui-topic-warning = Uwaga
ui-topic-odds = Szanse
ui-topic-score = Punkty teraz
ui-topic-next = Co dalej
ui-topic-left = Co jeszcze zostało

# Szczęście i decyzje
ui-luck-and-choices = Szczęście i decyzje
ui-luck-help = W szansach na wygraną. Szczęście: co dały lub zabrały kości, karty i ukryte wybory. Decyzje: ile zabrakło do najlepszych, jakie znalazły boty.
ui-luck = Szczęście
ui-choices = Decyzje
ui-judged = Boty patrzą wstecz: { $done } z { $all } kroków
ui-costliest = Najdroższa decyzja
ui-luckiest = Największy uśmiech losu
ui-moment = { $player }, krok { $step }: { $by }
ui-show = Pokaż
