/** Talks that go on between companies of Estonia, and with their French partners. */
export const estonianConversations = `
@ project polluhark-grain by mobiilimesi in et, age 0.8, contacts
> Tere jälle, Heino! Suur äpp on siis käes. Kolm ekraani mahub ära, kui järjekord ja kaalumine on ühel. Vanemate meestega katsetaks nii: viis meest, igaühega tund traktoris, meie ei ütle midagi. Kaalude tekstifaili palume näidist.
< Tere, Hanna-Maria! Näidis tuleb. Üks mees, Ants, telefonis ainult karjub, kas teda ka?
> Just teda. Kui Ants saab hakkama, saavad kõik.
+ kaal.txt: 2026-08-14 06:12;KUIVATI2;ODER;14260;13,8 / 2026-08-14 06:31;KUIVATI2;ODER;15120;14,1
< Panin näidise kokku eelmisest aastast. Hind?
> 18 500 kuni 21 000, juuliks valmis, kui jaanuaris alustame.

@ project polluhark-grain by sinikivi in et, age 0.6, viewed
> Tere! Äppi me ei tee, aga kui see valmis on, peab keegi augustis öösel valves olema. Ütleme ette: augustis on meil koht vaba.

@ project polluhark-grain by kiirevoolu in et, age 0.2
> Tere, Heino! Meie mobiilitiim on teinud metsaveo äpi, mida kasutab 300 autojuhti. Saame alustada veebruaris ja 15. juuli on tehtav. Kas kuivatites on vähemalt WiFi?

@ project polluhark-grain by rannapuu in et, age 0.01, moderation
> Tere, Heino! Äppe teevad teised paremini, aga kui kontoris on vaja veebivaadet kõigi kolme kuivati järjekorrast suurel ekraanil, siis selle teeme nädalaga. Näidis on lehel rannapuu.sild.test.

@ project polluhark-board by sonaraja in et, age 18, contacts
> Tere! 41 lehekülge õigusteksti, kolm nädalat sobib. Tõlgib jurist, loeb üle teine, ja lugemisringil põllumehega istume hea meelega ise laua taga. 1800 eurot jääb 1800 euroks.
< Tere, Reet! Põllumees räägib selget inglise keelt, aga ainult traktoritest.
> Sellest on suur kasu, § 14 räägib kuivatist.
< Kokku lepitud. Esimene osa palun 12. kuupäevaks.

@ project rukkipaa-forecast by kaldavete in et, age 4, contacts, unread
> Tere, Urmas! Mõõdaksime nii: võtame eelmise aasta, anname mudelile iga päeva kohta ainult selle, mis oli kell 21 teada, ja võrdleme teie kolme inimesega. Päeval, kui andmed ei tule, kehtib eelmise nädala sama päev pluss hoiatus. Katse hind 2800 eurot, nagu meie lehel kirjas.
< Tere, Madis! Kuidas te pühi arvestate? Jõululaupäev on meil iga aasta eri nädalapäeval ja kõik on teistmoodi.
> Pühadele teeme eraldi mudeli, mis õpib kõigist neljast aastast korraga, ja jõululaupäeval ei luba me midagi. Selle päeva otsustab inimene.
< Esimene pakkuja, kes midagi ei luba. Kas alustaksite röstsaia ja rukkileivaga?
> Rukkileivaga kindlasti. Röstsaia asemel soovitaksin saiakesi, neil on suurem viga ja seega suurem võit.
< Nõus. Saadan andmed ja vestluse lingi meie IT-mehele, kes vastab kirjadele.
< Veel üks asi: kas planeerijad saaksid näha, kui tihti neil endal õigus oli?

@ project rukkipaa-forecast by orvelys in en, age 3.5, viewed
> Hello, we forecast fresh products for a French retailer: 2,100 shops, error down from 14 to 9 per cent. In such work the screen for planners made half of the difference. We can work in English and come to Põltsamaa once a month.

@ project rukkipaa-forecast by oobiku in et, age 2
> Tere! Keel ja kõne on meie põhitöö, aga kui planeerija põhjused (vabas tekstis) vaja masinale arusaadavaks teha, oleme just need.

@ project rukkipaa-packaging by lumehelk in et, age 14, contacts
> Tere! Toidupakendit on Hendrik teinud kaks korda: mahlapakk ja juust. Flekso piiranguid tunneme ja trükikotta tuleme kohale. Kas vana logo lubab ühe joone õhemaks teha?
< Tere, Grete! Ühe joone lubab, kaht ei luba. Asutaja poeg on nõukogus.
> Siis üks joon. Kontseptsioon kolme nädalaga, katsetame poes päris riiuli ees.
< Väga hea, poe leiame meie.

@ project rukkipaa-packaging by pixelaine in en, age 12, hidden
> Hello, we are designers in Lille with a weakness for bread. We have not done flexo ourselves, but work with a printer who has.

@ project rukkipaa-monitoring by sinikivi in et, age 7, contacts
> Tere! Kolm Debianit ja PostgreSQL öösel kella 20–4 on meile täiesti tavaline. Kuutasu 690 eurot, äratatud öö eest 78 eurot tund. Enne algust üks häireharjutus, mille käigus lülitame midagi välja. Kas tohib?
< Tere, Rasmus! Tohib, aga mitte neljapäeval, siis lähevad välja kringlid.
> Teisipäeval siis. Kes teil öösel telefoni võtab, kui on vaja otsustada?
< Vahetusevanem. Tal on õigus otsustada, aga ta ei tea, mis on Debian.
> Ei peagi. Küsime ainult küsimusi, millele saab vastata "jah" või "küpseta edasi".

@ project rukkipaa-monitoring by tramontal in en, age 5, viewed
> Hello, we run night watches from Toulouse, one hour behind you, which makes four in the morning three. Fifteen minutes is our contract, six our practice. References from two bakeries, in fact.

@ project saarepuu-configurator by rannapuu in et, age 2.6, contacts
> Tere, Triin! Praamipiletid on vaadatud. Konfiguraatori pilt fotodest on meie meelest õige otsus, 3D näeb peaaegu alati välja nagu 3D. Hinnareeglite kole Excel on parim lähteülesanne, mida oleme sel aastal näinud.
< Tere, Karl-Erik! Kole, aga õige. Kas te suudate selle nii teha, et Excel jääb peremeheks ja meie muudame hindu seal?
> Suudame, loeme selle sisse iga öö ja kontrollime, et keegi pole rida kustutanud.
< Kutsume teid koos kahe teisega. 3. ja 4. detsember, ööbimine meie külalistoas.

@ project saarepuu-configurator by mirabande in fr, age 2.2, contacts, unread
> Bonjour Triin, une boutique où l'on choisit les cotes de sa table : c'est exactement ce que nous avons fait pour une maroquinerie, en millimètres aussi. Le français serait écrit chez nous, pas traduit. Nous prendrions volontiers le ferry.
< Bonjour Clémence ! Kas võib inglise keeles edasi? My French ends at "ferry". Could you come on 3 December?
> Of course. Two of us, by train, plane and ferry; we already look forward to the last one. May we photograph the workshop for the images?
< Yes. Aivar will pretend not to like it.

@ project saarepuu-configurator by kiirevoolu in et, age 1.5
> Tere! Pakume meeskonda: kaks arendajat, disainer ja analüütik, kes on teinud kööginikonfiguraatori. Praamiga tuleme.

@ project saarepuu-planning by pilvepiir in et, age 11, contacts
> Tere, Triin! Tunneme Aivarit lao juurutusest ja tema tabelit natuke kartuse, natuke imetlusega. Kaardistus 3800 eurot, viis päeva Kuressaares. Lubame kirjutada ka lause "jätke pool alles", kui see nii on.
< Tere, Toomas! Aivar ütles, et teiega võib rääkida. See on suur asi.
> Toome talle tordi.

@ project saarepuu-french by glossarive in fr, age 7, contacts
> Bonjour, votre catalogue nous a fait sourire dès la première table à jambes. Hélène, qui traduirait, est fille d'ébéniste. 14 000 mots, 0,14 € le mot, quatre semaines. L'essai de 180 mots est joint.
+ essai.txt: Table Saare. Plateau en frêne massif de 32 mm, chants adoucis à la main. Le piètement se monte en dix minutes, avec une seule clé, fournie. Le bois vit : un centimètre de jeu est prévu pour ses hivers.
< Bonjour Hélène. Un ami français l'a lu et a voulu acheter la table. Quand pouvez-vous commencer ?
> Lundi. Et un Français veut savoir trois choses avant d'acheter : combien de personnes, comment on l'entretient, et si elle passe dans l'escalier.

@ project saarepuu-french by sonaraja in et, age 6, viewed
> Tere, Triin! Prantsuse keelde tõlgib meil Luc, kelle emakeel see on ja kelle isa oli tisler Dijonis. Proovitöö saadame homme. Sõnahind 0,12 eurot, kordused poole hinnaga.

@ project terasloom-drawings by joonisveer in et, age 3, contacts, unread
> Tere, Kalev! Maris on vaba kuue nädala pärast, Ülo juba nüüd, aga teda on teie treppidele palju. 36 eurot tunnis sobib Marisele 40-ga, kui esimene nädal Paides on teie ööbimisega.
< Tere! 40 on palju, 38 ja ööbimine.
> 38 ja lõunasöök painutajatega.
< Lõunasöök on meil kell 11, hoiatan.
< Kas Maris tohib alustada juba 15. kuupäeval? Tellimus tuli varem.

@ project terasloom-drawings by equerre-torsion in en, age 2, viewed
> Hello, we are a design office in Saint-Étienne and can lend a draughtsman for three months, in English, with bend tables taken seriously. €46 an hour. The first week in Paide is no obstacle, Pierrick likes trains.

@ project terasloom-site by rannapuu in et, age 20, contacts
> Tere! Kalkulaator kolme küsimusega on tore ülesanne. 3900 eurot koos aastase hooldusega, WordPress, soome keele toimetame üle. Kas perekonna fotograafil on ka püstiseid pilte?
< Tere! On, aga nende peal on lapsed treppidel. Sobib?
> Sobib ideaalselt, siis on näha, et piire peab.

@ project viiekivi-helpdesk by toelaud in et, age 13, contacts
> Tere, Vadim! 88 inimest, pooled roolis, kell 6–22 kolmes keeles: see on meie tavaline teisipäev. Esimene kuu: inventuur, telefonid Intune'i, üks number kõigele. Üle ei võta lauatelefonijaama, mis on vanem kui Sergei.
< Tere, Sergei! Telefonijaam läheb muuseumi, nõus. Mis hind?
> 21 eurot inimese kohta kuus, kohapealne päev sees. Toonerit vahetame ka.
< Meie finantsjuht nuttis rõõmust.

@ project jaalinnu-pass by lumehelk in et, age 9, contacts
> Tere, Irina! Uuringust on meil 14 tähelepanekut alles, neist seitse jäid teil tegemata. Ümberdisain viie nädalaga, prototüüp kolmes keeles, vene tekst kirjutatakse eraldi, nagu eelmine kord.
< Tere, Grete! Turvaülem küsis, kas tema poolt lisatud küsimus 22 jääb alles.
> Küsimus 22 küsib sama, mida 4. Küsime talt, kumb talle rohkem meeldib.

@ project jaalinnu-ot by verrou-bleu in en, age 15, contacts
> Hello, Bertrand, who would lead this, has assessed two ports on the Atlantic: cranes, pumps, a lock. We never scan anything that moves. Background checks are routine for us; all documents within a week. Inventory, network map, risk analysis and a three-year plan: €24,000 plus travel.
< Hello Nolwenn, two of our controllers speak only through a modem, and the manual is in Finnish.
> Bertrand collects such modems. For the manual we know a translator in Tartu.

@ project jaalinnu-translation by sonaraja in et, age 7, contacts
> Tere, Irina! Kahe vastuolulise juhendi lugu on meile tuttav, leiame neid tavaliselt kolm. Tõlkija tuleb päevaks sadamasse oma kiivriga. 210 lehekülge, kolm keelt, 6100 eurot, kuus nädalat.
< Tere, Reet! Kiivri anname meie, sellel peab olema templiga kuupäev.
> Siis jätame oma koju.

@ project tuulenoole-scada by kaldavete in et, age 5, contacts
> Tere, Siim! Kui prantslaste hinnang ütles "laagrid jah, pöördemehhanism ei", siis oleme samal meelel: 9 laagririket on vähe, aga mitte lootusetu. Esimese etapi teeme kuue nädalaga ja andmed jäävad teie serverisse.
< Tere, Madis! Kas te julgete öelda ka "ei"?
> Iga neljas kord. Selle eest maksate sama palju ja säästate rohkem.

@ project tuulenoole-scada by orvelys in en, age 4, unread
> Hello Siim, Amine enjoyed your 22 rows and asks whether he may continue. We would propose a joint offer with a team in Estonia, so that the data stay where they are.
< Hello Amine! A joint offer would solve our main worry. Have you someone in mind?
> We read the answer of a team in Tartu on another project here and liked their "no". May we write to them?

@ project tuulenoole-gateway by nutikuusk in et, age 21, contacts
> Tere! Valvekoer, kaks mälukaarti ja uuendus, mis läheb kõigepealt ühele kilbile, siis neljale, siis ülejäänutele. Miinus 35 kraadi katsetame oma kapis. Arendus 11 000, seade 240 eurot tükk.
< Tere, Oskar! Mis juhtub, kui uuendus jääb poolele?
> Käivitub vana. Seda katsetame nii, et tõmbame juhtme seinast välja, kakskümmend korda järjest.
< See on meie moodi katse.

@ project tuulenoole-gateway by braseo in en, age 17, viewed
> Hello, fifteen years on one battery is our trade, mains power almost a luxury. We would reuse an industrial board and write the software: €14,500 with a test bench you may keep.

@ project linnutee-phone by konekoda in et, age 2, contacts, unread
> Tere, Signe! Kõnesid 180–320, eesti ja vene pooleks: kuus inimest vahetustega, kõik Narvas ja meil keskmiselt neli aastat. Terviseandmete lepingu mustand on lisas, salvestisi hoiame teie serveris.
+ leping-mustand.txt: 1. Andmed: nimi, telefon, aeg, kliinik. Terviseandmeid ei küsita. 2. Salvestised kliiniku serveris, 30 päeva. 3. Ligipääs nimeline. 4. Intsidendist teade 2 tunni jooksul.
< Tere, Jelena! Punkt 1: patsient ütleb diagnoosi ise, enne kui jõuate midagi küsida.
> Seda me kirja ei pane ja kuulamisel harjutame viisakat katkestamist.
< Hea vastus. Kas võin tulla ja kuulata tund aega, kuidas teil telefonile vastatakse?

@ project linnutee-phone by allo-garance in en, age 1.5, hidden
> Hello, our teams speak French, so this is only to say that your description is the best we have read this month. Bon courage.

@ project kopikakask-pentest by torvik in en, age 0.7, contacts, unread
> Hello Kristjan. First thing we would look at: selling the same invoice twice from two sessions, and then a third time through a partner. Second: whether the two-minute decision can be influenced by the order of fields. Kadri and one more tester, both with banking experience; we can begin on Monday week. €12,400 with retest.
< The order of fields is new to me and now I can't sleep. Is the report readable by a supervisor?
> Yes, the last one was read aloud at theirs, we are told.
< Good enough. Draft contract?

@ project kopikakask-pentest by verrou-bleu in en, age 0.5
> Hello, Bilal has tested three payment institutions this year. We could start in ten days, retest included without limit of date. One question: is the partner interface signed by key or by token?

@ project kopikakask-kotlin by kiirevoolu in en, age 6, contacts
> Hi Kristjan, Liina is free in three weeks and has spent four years on exactly your kind of reconciliation. For the second seat we would rather wait for the right person than send the next one. Is one now and one in February acceptable?
< Honest, and yes. Can our lead talk to Liina for an hour?
> Tomorrow at ten or Thursday at two. She will ask what happens when the same payment comes twice.
< He will like her.

@ project kopikakask-kotlin by halyade in en, age 5, viewed
> Hello, two of our Kotlin engineers finish at a payments company in Paris at the end of the month. Both speak English, one also Lithuanian, by marriage. Rates in the attached sheet.
+ rates.txt: Senior 74 EUR/h, confirmed 62 EUR/h, travel at cost, first week free if you do not continue.

@ project opitare-animation by oobiku in et, age 4, hidden
> Tere! Animatsiooni me ei tee, aga oskame lapsele ülesande ette lugeda, ka võru keeles.

@ project opitare-animation by lumehelk in et, age 5, contacts
> Tere, Kaisa! Murrud on hea väljakutse. Näitena saadame Hendriku ühe minuti selle kohta, kuidas soojus majast välja läheb: ilma sõnadeta, kolme värviga ja arusaadav ka mustvalgelt.
< Tere! Näitasin seda neljandale klassile, keegi küsis, kas maja külmetab. See on hea märk.
> Prooviks võtaks siis 3/4 ja 6/8: miks need on sama tükk?
< Just nendega alustame.

@ project opitare-engine by rannapuu in et, age 12, viewed
> Tere! Kiire veeb viletsas WiFi-s on meie ala, ekraanilugejaga testime alati. Küsimus: kas klassis katsetamise korraldab kool või meie?

@ project opitare-engine by plumier in en, age 9
> Bonjour from Toulouse. We are not bidding: we order the same kind of thing for adults. Would you like to compare notes on offline exercises? If your code stays open, we might even share the cost.

@ project sooviku-repairs by mobiilimesi in et, age 3, contacts
> Tere, Evelin! Äpp inimestele, kes seda ei valinud: päästeteenistuse oma, 600 kasutajat, vabatahtlikult kustutanud 4. Hind 24 000, kolm keelt, esimene versioon kümne nädalaga. Üks meist sõidaks päeva hooldajaga kaasa.
< Tere! Hooldaja Jüri on nõus, aga tema autos on koht ainult tööriistakasti peal.
> Meie inimene on väike.

@ project tohtritee-eshop by rannapuu in et, age 3.5, contacts
> Tere, Helina! Magento uuendus ilma seisakuta on tehtav kahe poega kõrvuti, kolm nädalat tellimusi mõlemas. Retsept on raske koht ja selle jaoks sooviksime partneriks kedagi, kes retseptikeskust tunneb. Kas kahe firma ühispakkumine sobib?
< Sobib, kui vastutab üks.
> Vastutame meie. Plaan tuleb neljapäevaks, viis lehte, mitte rohkem.

@ project kiirevoolu-testers by proovikivi in et, age 5, contacts
> Tere, Andres! Kaks automatiseerijat on olemas (Marko ja üks veel), vastuvõtutestimiseks soovitame Enelit ennast, kaks päeva nädalas. Tema oskab öelda "ei ole valmis" nii, et kõik noogutavad.
< Tere! Kas Eneli on nõus ka üheksa kuud noogutamist taluma?
> On, kui reedeti on vaba.

@ project kiirevoolu-testers by contrepoint in en, age 4
> Hello, we could lend Inès for six months: API tests, load, English or French. Not Estonian, which we suppose matters for the acceptance part.

@ project hallrastas-accounting by raamaturida in et, age 10, contacts
> Tere, Liis! Anneli on kaks IT-firmat märtsipalkadest üle toonud ja oskab nädalaid müüa. Üks päev nädalas, 58 eurot tund. Esimese asjana teeks ta kolmeteistkümne nädala rahavoo.
< Tere! Miks kolmteist?
> Sest kahekümnendat ei usu keegi ja neljandaks on hilja.
< Tulgu.
`
