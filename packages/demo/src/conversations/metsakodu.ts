/** What the customer of the demo accounts sees: answers to its own projects, some read and some not. */
export const metsakoduConversations = `
@ project metsakodu-booking by rannapuu in en, age 1.8, contacts, unread
> Hello Maarja! We built the booking site of a marina with 84 berths, where prices depend on length, season and power. It has run for three years; on a Saturday in July I answer it myself. Two questions: do the two portals offer calendars by iCal or by an API, and are the door codes yours or the lock maker's? Karl-Erik
< Hi Karl-Erik, a marina sounds close enough. One portal has an API, the other only iCal. The codes come from the lock maker today, we would like to make them ourselves some day.
> Then I propose to start with their codes and leave the door open for yours. iCal updates every 30 minutes at best, so we would block a house on both portals the moment somebody starts paying.
< That would have saved us two families last summer. What would it cost, roughly, and when could it be live? May is our limit.
> Between 16 and 19 thousand, most of the difference is the five languages. First version for six houses in nine weeks, everything by mid-April. I attach the marina's description and a rough plan.
+ plan.txt: Weeks 1-2 prices and calendar; 3-5 booking and payment; 6-7 cleaners' page, door codes; 8-9 trial with six houses; 10-14 all houses, languages, old domain.
< Thank you, this is the clearest plan so far. Can the cleaners' page work on Android 8? Some of ours are loyal to their phones.
> It can, we keep an Android 7 in the drawer for such days. Shall we come to Otepää next week? Tuesday or Thursday suits us both.
> P.S. I forgot: the old domain. We would move it last, in March, with redirects for all nine years of addresses.

@ project metsakodu-booking by mirabande in en, age 1.5, contacts
> Good morning, we are seventeen people in Lyon who build shops, and last year a booking site for nine tree houses in the Jura, with dogs at a supplement. We would propose Nuxt with a small booking engine of our own. What makes us hesitate is Saturday support from France: our on-call covers it, but in English. Would that do?
< Hello Clémence, English is fine for us, less so for our cleaners. Could you show the tree houses?
> Of course: the site is at the address on our page, under "Cabanes". The owner agrees to take a call; she is talkative on Mondays.
< I will call her on Monday then. What was the hardest part?
> Deposits. Guests who cancel on the 29th day when the rule says 30. In the end the site explains the rule before they pay, in one sentence, and the arguments stopped.

@ project metsakodu-booking by hallrastas in en, age 1.2, unread
> Hello! We usually do bigger systems than this, but your door codes and the two calendars are exactly the part that goes wrong, and we have done it for a car park. A proposal: we build the calendar and the codes, and somebody smaller makes the pages. It would cost you less than either of us alone. Liis
< Hello Liis, interesting. Who would be responsible if it breaks on a Saturday?
> We would. One contract, one number, and we sort it out between us on Monday.

@ project metsakodu-booking by cordelune in en, age 0.9, viewed
> Hello, Cordelune from Nantes. We have a booking engine in production for a chain of gîtes, in Symfony, with deposits and cleaning schedules. We could adapt it in eight weeks; Estonian and Finnish texts would be yours to supply. Our rate is on our page, the engine itself is free.

@ project metsakodu-booking by lumehelk in et, age 0.5
> Tere, Maarja! Me ise e-poode ei ehita, aga teeksime hea meelega broneerimise teekonna ja koristajate vaate koos teie valitud arendajaga. Haigla järelravis sai kuuest kõnest üks SMS; uksekood päev varem on sama lugu. Grete

@ project metsakodu-booking by quai-semaphore in en, age 0.3
> Hello from Bordeaux! Your cleaners' page that has to work on an old phone is what made us write. We would do the whole as one site that behaves like an app when the signal goes. Price around €21,000, ready in ten weeks. May we ask whether the houses without a network have at least a landline?

@ project metsakodu-booking by kiirevoolu in en, age 0.1
> Hello Maarja, for a project of this size our usual team would be too large, but two developers and a designer are free until the end of April. We can begin on Monday. A similar system of ours books inspection times for 19 vehicle testing stations.

@ project metsakodu-booking by halyade in en, age 0.02, moderation
> Hello, we can propose three profiles of senior React developers at very attractive rates, please send us your phone number and budget so that our sales team may call you.

@ project metsakodu-invoices by raamaturida in et, age 9.5, contacts
> Tere, Maarja! Majutusi on meil üksteist, suurim 54 toaga. Portaali vahendustasu ja maksude lahutamine on meil iga kuu 8. kuupäeval tehtud, maja kasum ka, kui koristuse tunnid on majade kaupa kirjas. Hooajal 520 eurot kuus, muul ajal 340. Lisaks palgad, 9 eurot inimese kohta. Anneli
< Tere, Anneli! Tunnid on majade kaupa, aga WhatsAppis. Kas see loeb?
> Loeb, kui keegi need kord nädalas lehele kirjutab. Teeme teile selleks lihtsa vormi.
< Ja kes meile tegelikult vastaks?
> Triinu, ja kui tema puhkab, siis mina. Saame kokku Viljandis või Otepääl, kumb teile sobib? Otepääl on mul suvila, põhjus sõita.
< Otepääl. Reede kell 11, kontoris. Võtke portaali viimane aruanne kaasa, mina panen kohvi.
> Oleme kohal.

@ project metsakodu-invoices by chiffrebourg in en, age 7, viewed
> Hello, we are a French firm and cannot keep Estonian books ourselves, but a third of your guests may well be French one day. If you ever need VAT or social advice in France, we answer in English. Good luck with your search. Élodie

@ project metsakodu-invoices by toelaud in et, age 6, hidden
> Tere, pakume IT-tuge ja saame aidata ka raamatupidamise arvutitega.

@ project metsakodu-linen by sooviku in et, age 49, viewed
> Tere! Me ei ole pakkuja, aga meil on sama mure 60 maja käterättidega. Kas oleksite nõus hiljem rääkima, kuidas läks?

@ project metsakodu-linen by rannapuu in et, age 52, contacts, archived
> Tere, Maarja! Selle teeme valmis enne, kui lund tuleb: leht, mis avaneb koti sildilt, ja Brotheri printer töötab otse veebist. 5200 eurot. Kas kott või lina?
< Tere! Kott. Linasid me üle ei loe, selle eest saaks keegi otsa.
> Siis nelja päevaga proov kolme majaga.
< Tehtud. Pesumaja ütleb, et nende poolt on Ülle, kes kardab arvuteid.
> Ülle saab kolm suurt nuppu.
r< 5 5 5 5 Selge vajadus, üks otsustaja ja Ülle, kes ütles kohe, mis nupp on vales kohas.
r> 5 5 5 5 Nelja päevaga proov, kolme nädalaga kõik majad. 20 lina nädalas on nüüd 2 ja Ülle ei karda enam midagi.

@ service udupilt-company by metsakodu in et, age 1.6, contacts, unread
> Tere, Silver! Otsime novembrifilme neljast majast: saunasuits, jääauk, koer. Ilma droonita. Kas teil on esimese lume ajaks kaks päeva?
< Tere, Maarja! On, kui lumi teatab ette. Hoiame teile 28. novembrist kaks nädalat lahti, sõidame välja päevase etteteatamisega.
> Just nii me vajamegi. Kas koeraga on varem filmitud?
< Kolme koera ja ühe rebasega. Rebane oli distsiplineeritum.
< Hinnast ka: 5600 eurot, neli filmi, 60 fotot, püstised lõiked kaasa arvatud. Ööbime saunamajas, kui võib.

@ service hobekala-seo by metsakodu in en, age 12, contacts
> Hello Kertu, half of our guests come from Finland and Germany, and we are found in neither language. Is your package for manufacturers only?
< Hello Maarja, forests are manufacturers too. Seriously: for you it would be fifteen pages rather than thirty, on lakes, trails and saunas, in Finnish and German. May I see your booking figures by country?
> Attached. Please note how early the Germans book.
+ bookings.txt: FI 2,310 nights, median 19 days ahead; DE 1,480 nights, median 143 days ahead; LV 1,960 nights, median 6 days ahead
< 143 days! Then German pages come first, and they must be up by January.
> Agreed. Let us talk again once we know who builds the new site.

@ expert piret-h by metsakodu in et, age 3
> Tere, Piret! Kas aitaksite kahe päevaga kokku panna tabeli, mis näitab iga maja kasumit? Andmed on Meritis, kahes portaalis ja WhatsAppis.

@ service konekoda-eshop by metsakodu in en, age 20, contacts
> Hello, in July our phone rings 60 times a day and most callers ask whether there is a dog bowl. Would you take such a small client, for ten weeks?
< Hello Maarja! Gladly, seasonal houses are a good fit for our students in Pärnu. Finnish and German too?
> Finnish certainly. German guests write.
< Then we propose two people from 10 June to 20 August. And a list of what should be on your website so that nobody has to ask about the bowl.
r< 5 5 4 5 A small client with big-client manners. The list about the dog bowl was answered within a day, with photographs.
`
