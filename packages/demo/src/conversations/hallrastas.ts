/** What the provider of the demo accounts sees: its own answers, and enquiries about its services and people. */
export const hallrastasConversations = `
@ project viiekivi-customs by hallrastas in et, age 5, contacts, unread
> Tere, Vadim! Kolm kohta, kus tolli liidestus kinni jääb: kaubakoodi viimased kaks kohta, brutokaal, mis ei klapi saatelehega, ja allkirjastamise sertifikaat, mis aegub alati puhkuse ajal. Oleme seda teinud 2022. aastal ühele ekspediitorile, 90 deklaratsiooni päevas. Kas veoplaneerimise autor annaks meile lugemisõiguse andmebaasile või ainult liidese?
< Tere, Liis! Kolmas koht pani naerma, meil aegus see jaanipäeval. Lugemisõigus on võimalik, aga ta tahab ise vaadata, mida me loeme.
> Väga mõistlik. Teeme eraldi vaate nendest seitsmest tabelist, mida vaja, ja tema kinnitab.
< Mis oleks ajakava?
> Kaks nädalat kaardistust, kuus nädalat esimese deklaratsioonini testkeskkonnas, kaks nädalat kõrvuti tööd. Hind 24 000–27 000, kaardistus sellest 3200 ja see jääb teile.
< Juhatus küsib, mis siis saab, kui toll liidest muudab.
> Muudab umbes kord aastas, tavaliselt päev või kaks tööd. Paneme hoolduslepingusse hinna ette kirja.
< Sobib. Kas saaksite neljapäeval Maardusse tulla? Deklarandid tahavad näha, kes neilt tippimise ära võtab.
< Ja võtke kaasa keegi, kes seletab, et neid ei koondata. Ei koondata ka.

@ project lestrabe-slots by hallrastas in en, age 1.4, contacts
> Hello Delphine, this is Liis from Tallinn. Four portals with different moods is what our customs work looks like too. We would build one adapter per terminal, each testable on its own, and the planner's screen on top. For the terminal without an API: we would not script their website, it breaks and it annoys them; a guided form that fills the clipboard is uglier and lasts longer. Two developers and an analyst, free from the middle of next month.
< Hello Liis, thank you for not proposing a robot on their website, three others did. How do you see the first eight weeks?
> Weeks one and two in Le Havre beside your planners. By week eight: reading your plan, booking at the two terminals with APIs, and an alert to drivers by text message. The rest follows terminal by terminal.
< Two weeks on site, at whose expense?
> Ours for the work, yours for the beds. Siiri would come, she reads old code and people equally well.
< We like this. I have a committee on the 3rd; could you answer their twelve questions in writing by then? In English is fine.
> Happily. Please send them, and the strangest booking of last month as an example.

@ project tohtritee-eshop by hallrastas in et, age 4, viewed
> Tere, Helina! Retseptikeskuse liidest tunneme kahest projektist, Magentot hoolduse poolelt. Viie lehe plaani saadame reedeks; kõige riskantsem koht on meie arvates kassa ja proviisori nõustamise vaheline hetk, mille kohta küsiksime kolm küsimust ette.

@ project linnutee-reminders by hallrastas in et, age 8, contacts
> Tere, Signe! Ootelisti loogika on lihtne seni, kuni kaks patsienti vastavad korraga; sellele on meil valmis lahendus teisest süsteemist. Mõjuhinnang on pakkumises, teeme selle koos Meretuulega. Kas raviprogrammi liides lubab aega broneerida või ainult lugeda?
< Tere! Lubab mõlemat, broneerimine on dokumenteeritud ühe lausega.
> Selle lausega saame hakkama, kui tootja telefoni vastu võtab.
< Võtab, aga ainult hommikuti.

@ project sooviku-repairs by hallrastas in et, age 3.2
> Tere, Evelin! Tunneme teid juba iseteenindusest, seega lühidalt: soovitame esimese versiooni teha veebina, mida saab telefoni ekraanile lisada, mitte poest laaditava äpina. Kolmandiku võrra odavam ja üürnik ei pea midagi installima. Kui soovite siiski äppi, tunneme kedagi Telliskivis.

@ project helioclair-portal by hallrastas in en, age 0.02, moderation
> Hello Maëlle, four inverters and a service that closes on Sundays: we have a small collector for exactly that, free under an open licence, from a heating company. Take it, with or without us. If you want us to fit it in, two weeks.

@ project valserane-traceability by hallrastas in en, age 2, contacts, unread
> Hello Bastien, I write from Tallinn: we made the traceability of a fish smokehouse, equally wet and equally without WiFi. What did not work at first: scanners freezing at 4 degrees, and a screen nobody could read through steam. What does not work yet: changing the price of a lot after it has been split. Would you consider a partner abroad, with two visits and a local installer?
< Bonjour Liis, your honesty about the split lots is welcome, we split everything. A foreign partner is possible if the screens are in French and somebody can come within three days.
> French screens, yes, written by a native speaker. Within three days: we would train your half-time cheesemaker as the first line, and fly if that is not enough. It happened twice in four years at the smokehouse.
< May I call them?
> Please do. Ask for Ants, he speaks German and fish.
< Called. Ants talked for forty minutes. Now I know everything about eel. Could you send your price for the pilot in one cellar?

@ project primevalle-claims by hallrastas in en, age 10, viewed
> Hello, we are too far from French health-data hosting to lead this, but we have taken over two claims systems and could audit the code of whoever does. Keep us in mind for the way out described in your last paragraph.

@ project opitare-engine by hallrastas in et, age 11, deleted
> Tere! Huvitav projekt, pakume end tagaotsa tegema. Kas ülesannete hoidla jääb JSON-failidesse või läheb andmebaasi?

@ service hallrastas-takeover by tohtritee in et, age 2.5, contacts, unread
> Tere, Liis! Lisaks e-apteegile on meil kullerite väike süsteem, mille tegi üks tudeng ja kes nüüd elab Austraalias. Kas kaardistuse saaks teha ka nii väikesele asjale?
< Tere, Helina! Saab, siis on see neli päeva ja 1900 eurot. Kas tudeng vastab kirjadele?
> Vastab, aga öösel.
< Meil on Joosep, kes vastab ka öösel. Saatke, palun, hoidla ligipääs.
> Saadetud. Seal on kaust nimega "ära puutu", kas see häirib?
> Ja veel: kuller küsib, kas leht võiks öösel tumedam olla.

@ service hallrastas-takeover by vetocampagne in en, age 5
> Hello, our vaccination reminders run on something a retired vet wrote in Access, in French. Do you take over such things from a distance, or is the language a problem?

@ service hallrastas-xroad by kopikakask in en, age 6, contacts
> Hi Liis, we need company data and board members from the business register, about 4,000 queries a day. X-Road or the open data API?
< Hi Kristjan, for those two the open API is enough and costs less than the meeting about X-Road would. You need X-Road once you check the powers of attorney.
> We will, in spring, with the Lithuanian licence.
< Then let us reserve three weeks in March. The security server takes four weeks to arrive, so order it in January.
r> 5 5 5 5 They talked us out of a project, which saved us a month. Rare, and remembered.

@ service hallrastas-portal by helioclair in en, age 4.2
> Hello, we are a co-operative with 1,340 members and a very small budget. Would you consider a self-service that shows each member one number a day, as open source? Maëlle

@ service hallrastas-team by lestrabe in en, age 0.6
> Hello again Liis, separate from the terminals: our transport software needs a standing team for a year. Is the team of three the same people I have met in writing?

@ expert siiri-k by primevalle in en, age 1.1, contacts
> Hello, our committee would like an independent architect for ten days, to read the offers we received for a claims system and tell us which ones can be built. Would Siiri be free in December?
< Hello Isabelle, yes, from the 7th. She would want the offers without their prices first.
> Without prices? Why?
< Because then she reads the architecture. Prices come on day eight.
> The committee smiled and agreed.

@ expert joosep-m by viiekivi in et, age 7, viewed
> Tere, kas Joosep oleks kaheks nädalaks vaba, et meie juhtide veeb sisselogimisega korda teha? Praegu on kõigil sama parool.

@ expert ave-t by rukkipaa in et, age 9, contacts
> Tere, Liis! Kas Ave saaks kolmeks päevaks Põltsamaale tulla ja kirja panna, kuidas tellimus õhtul kell 21 tegelikult sünnib? Enne prognoosi tellimist tahame seda teada.
< Tere, Urmas! Saab, järgmisel nädalal. Ta palub, et esimesel õhtul keegi talle midagi ei seletaks, ta vaataks ainult.
> See on meie meestele raske, aga proovime.
`
