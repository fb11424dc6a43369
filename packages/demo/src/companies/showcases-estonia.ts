import type { ShowcaseDraft } from './showcase-draft.ts'

export const estonianShowcases: Record<string, ShowcaseDraft> = {
  hallrastas: {
    palette: 'brick',
    captionLocale: 'en',
    cases: [
      {
        key: 'heating',
        ageDays: 40,
        en: [
          'Self-service for a heating company',
          `
          18,000 customers, one phone line and a bill nobody understood. Before designing anything we listened to calls for half a day. Three questions made up 61 per cent of them, so we built for those three: what do I owe, why is it more than last year, and who comes to read the meter.

          Sign-in is by Smart-ID, Mobile-ID or ID card. The portal stands on top of the company's old billing software, which stayed where it was.`,
          [
            'Seven months, team of four',
            '44 per cent fewer calls in the first year',
            'Handed over to the client’s own developer',
          ],
        ],
        et: [
          'Soojafirma iseteenindus',
          `
          18 000 klienti, üks telefoniliin ja arve, millest keegi aru ei saanud. Enne joonistamist kuulasime pool päeva kõnesid. 61 protsenti neist olid kolm küsimust ja nendest alustasime: palju ma võlgnen, miks on rohkem kui mullu ja kes tuleb näitu võtma.

          Sisse saab Smart-ID, Mobiil-ID või ID-kaardiga. Iseteenindus töötab ettevõtte vana arvelduse peal, mis jäi oma kohale.`,
          [
            'Seitse kuud, neli inimest',
            'Esimese aastaga 44 protsenti vähem kõnesid',
            'Üle antud kliendi enda arendajale',
          ],
        ],
      },
      {
        key: 'smokehouse',
        ageDays: 95,
        en: [
          'Traceability for a fish smokehouse',
          `
          Crates at 4 degrees, steam, wet hands, no WiFi. We replaced paper cards with scanners and a screen that can be read from three metres through fog. A recall that used to take two days now takes six minutes.

          What we got wrong: the first scanners froze, and the first screen was blue on blue. Both were changed in the second week.`,
          ['Five months, team of three', 'Recall within six minutes', 'Two visits in four years'],
        ],
        et: [
          'Kalasuitsutuse jälgitavus',
          `
          Kastid nelja kraadi juures, aur, märjad käed ja WiFi-t ei ole. Paberkaartide asemele tulid skannerid ja ekraan, mida saab kolme meetri pealt läbi udu lugeda. Tagasikutsumine, mis võttis kaks päeva, võtab kuus minutit.

          Mis läks valesti: esimesed skannerid külmusid ja esimene ekraan oli sinine sinisel. Mõlemad vahetasime teisel nädalal.`,
          ['Viis kuud, kolm inimest', 'Tagasikutsumine kuue minutiga', 'Nelja aasta jooksul kaks väljasõitu'],
        ],
      },
      {
        key: 'customs',
        ageDays: 150,
        en: [
          'Declarations for a freight forwarder',
          `
          Ninety customs declarations a day, typed by hand from data that existed already. We connected the planning software with the customs system and left the last word to a person: nothing is sent before the declarant confirms.

          Nobody lost their job. The two declarants now find mistakes instead of making them.`,
          ['Ten weeks, team of three', '60 hours a week no longer typed', 'Errors down from 4 to 0.3 per cent'],
        ],
        et: [
          'Ekspediitori tollideklaratsioonid',
          `
          Üheksakümmend deklaratsiooni päevas, käsitsi tipitud andmetest, mis olid juba olemas. Ühendasime veoplaneerimise tolli süsteemiga ja jätsime viimase sõna inimesele: enne deklarandi kinnitust ei lähe midagi teele.

          Tööst ei jäänud ilma keegi. Kaks deklaranti leiavad nüüd vigu, selle asemel et neid teha.`,
          ['Kümme nädalat, kolm inimest', '60 tundi nädalas vähem tippimist', 'Vigu 4 protsendi asemel 0,3'],
        ],
      },
      {
        key: 'bakery-takeover',
        ageDays: 120,
        en: [
          'A bakery’s ordering system, taken over',
          `
          A PHP system twelve years old, three Perl files, one of them with 4,000 lines, and an author who had closed shop. Two weeks and one night in the bakery gave a report of twelve pages: three things at once, eight later, one never.

          The night was worth it. At 2:40 somebody changes an order by telephone, and no document mentioned it.`,
          ['Two weeks, two people', 'Twelve pages', 'Three urgent fixes made by the client’s own team'],
        ],
      },
    ],
    gallery: [
      'The old printing house in Kopli; the presses are gone, the smell of ink is not',
      'Semicolon guards the door and the biscuits',
      'A wall after one day with a client: what really happens on a Friday',
      'Reading somebody else’s code, the quiet part of the week',
      'Our shelf of rescued manuals, oldest from 1994',
    ],
  },
  mobiilimesi: {
    captionLocale: 'et',
    cases: [
      {
        key: 'rescue',
        ageDays: 60,
        et: [
          'Päästeteenistuse väljasõidu äpp',
          `
          600 vabatahtlikku, igaühel oma telefon ja ükski neist ei valinud seda äppi ise. Väljakutse peab avanema ühe puudutusega, kaart töötama ilma levita ja kinnas ei tohi takistada.

          Katsetasime kolm kuud kahes komandos, nende seas kaks päris väljasõitu. Vabatahtlikult kustutas äpi neli inimest ja me helistasime neist igaühele.`,
          ['Viis kuud, neli inimest', '600 kasutajat, 4 kustutajat', 'Teavituse saabumise mediaan 1,8 sekundit'],
        ],
        en: [
          'A call-out app for a rescue service',
          `
          600 volunteers, each with a phone of their own, and none of them chose this app. A call must open at one touch, the map must work without a signal, and a glove must be no obstacle.

          We tried it for three months with two brigades, through two real call-outs. Four people deleted the app of their own will, and we called each of them.`,
          ['Five months, four people', '600 users, 4 deletions', 'Median delivery of an alert 1.8 seconds'],
        ],
      },
      {
        key: 'forest',
        ageDays: 200,
        et: [
          'Metsa mõõtmine telefoniga',
          `
          Mõõtja seisab raiesmikul, käes klupp ja teises telefon. Andmed lähevad järve taha kontorisse siis, kui auto jõuab maantee äärde. Kaks mõõtjat võivad muuta sama eraldist ja kumbki ei kaota ridagi.`,
          ['Neli kuud', '40 mõõtjat', 'Kolm aastat ühtegi kadunud rida'],
        ],
      },
    ],
    gallery: [
      'Kinnaste riiul, meie tähtsaim testimisvahend',
      'Esimene prototüüp päästeautos',
      'Vihmane päev metsamõõtjaga Vooremaal',
    ],
  },
  sinikivi: {
    captionLocale: 'en',
    cases: [
      {
        key: 'ticketing',
        ageDays: 75,
        en: [
          'A ticket shop that survived the song festival',
          `
          Thirty thousand people at ten o'clock, after a year in which the shop fell over each time. We moved it to two data centres, took pictures and prices out of the database's way and rehearsed the opening three times with the testers of Proovikivi.

          On the day itself the on-call engineer ate an apple.`,
          ['Nine weeks', '31,400 visitors in the first minute', 'No call at night'],
        ],
        et: [
          'Piletipood, mis elas laulupeo üle',
          `
          Kolmkümmend tuhat inimest kell kümme, pärast aastat, mil pood iga kord maha kukkus. Kolisime selle kahte andmekeskusesse, viisime pildid ja hinnad andmebaasi eest ära ning tegime koos Proovikiviga kolm peaproovi.

          Avamise päeval sõi valveinsener õuna.`,
          ['Üheksa nädalat', 'Esimesel minutil 31 400 külastajat', 'Öiseid kõnesid null'],
        ],
      },
    ],
    gallery: [
      'The on-call phone, an old one with buttons',
      'Racks at a client’s, labelled at both ends',
      'Weekly reading of incident reports, with buns',
    ],
  },
  torvik: {
    palette: 'amber',
    isWithoutCover: true,
    captionLocale: 'et',
    cases: [
      {
        key: 'clinic',
        ageDays: 85,
        et: [
          'Patsiendiportaali läbistustest',
          `
          Seitse tööpäeva koopial, kus elasid väljamõeldud patsiendid. Kaks leidu olid sellised, et helistasime samal tunnil: ühel lehel kehtisid õigused, mida teisel ei olnud.

          Arendaja parandas kriitilise leiu samal õhtul. Kordustest oli puhas. Klient lubas sellest kirjutada, kui me tema nime ei nimeta.`,
          ['Kaks testijat, seitse päeva', 'Kaks kriitilist leidu, parandatud ööpäevaga', 'Kordustest hinna sees'],
        ],
        en: [
          'Penetration test of a patient portal',
          `
          Seven working days on a copy inhabited by invented patients. Two findings were such that we called within the hour: rights that held on one page were missing on another.

          The developer fixed the critical one that same evening. The retest was clean. The client agreed to our writing about it as long as we name nobody.`,
          ['Two testers, seven days', 'Two critical findings, fixed within a day', 'Retest included'],
        ],
      },
    ],
    gallery: ['Lukkude kogu, kõik avatud kokkuleppel', 'Raporti esimene leht on alati üks leht'],
  },
  lumehelk: {
    captionLocale: 'et',
    cases: [
      {
        key: 'hospital',
        ageDays: 110,
        et: [
          'Haigla järelravi: kuus kõnet sai üheks sõnumiks',
          `
          Patsient lahkus haiglast nelja paberiga ja helistas seejärel kuus korda. Veetsime nädala registratuuris ja kaks päeva patsientidega kodus. Paberist sai üks leht, kõnedest üks SMS, mis saabub hommikul pärast kojujõudmist.

          Testisime 24 inimesega, neist viis üle kaheksakümne ja kaks ekraanilugejaga.`,
          ['Kümme nädalat', 'Kuue kõne asemel 0,7', 'Kirjutatud eesti ja vene keeles eraldi'],
        ],
        en: [
          'Aftercare: six calls became one message',
          `
          Patients left the hospital with four papers and then phoned six times. We spent a week at the reception desk and two days with patients at home. The papers became one sheet, the calls one text message that arrives on the morning after.

          We tested with 24 people, five of them over eighty and two with screen readers.`,
          ['Ten weeks', '0.7 calls instead of six', 'Written separately in Estonian and Russian'],
        ],
      },
      {
        key: 'port',
        ageDays: 180,
        et: [
          'Kaks nädalat sadama väravas',
          `
          Enne ümberdisaini tuleb teada, mida disainida. Seisime kella viiest väravas, lugesime sekundeid ja kuulasime, mida juhid vormi kohta ütlevad. Pooled tähelepanekud tegi sadam ise korda järgmisel päeval.`,
          ['Kaks nädalat', '14 tähelepanekut', '7 tehtud kohe, ilma arenduseta'],
        ],
      },
    ],
    gallery: [
      'Stuudio Küütri tänaval, teisel korrusel',
      'Paberprototüüp, kolmas versioon',
      'Liisi testib, meie oleme vait',
      'Sõnad enne, ekraanid pärast',
    ],
  },
}
