/**
 * Work that is done, with what both sides wrote about it afterwards. How to read a script: `script.ts`.
 */
export const finishedConversations = `
@ service hallrastas-takeover by rukkipaa in et, age 150, contacts
> Tere! Meie tellimussüsteemi tegija lõpetas tegevuse ja kood on meil pulgal. Kas kahenädalane kaardistus sobib ka PHP ja natukese Perli puhul?
< Tere, Urmas! Sobib, Perli puhul küsime kõigepealt, kas see on üks fail või kolmkümmend. Kas te saate saata kataloogi loetelu ilma sisuta?
> Kolm faili, aga üks neist on 4000 rida. Saadan loetelu.
+ loetelu.txt: bestell.pl 212 kB, lib/ladu.pm 31 kB, lib/hind.pm 18 kB, www/ 214 PHP-faili
< Näeb välja nagu midagi, mis on kaksteist aastat töötanud. Hind on 7400 eurot, alustame esmaspäeval. Kes teie poolel teab, mida bestell.pl öösel teeb?
> Mina umbkaudu. Õhtune vahetus täpselt.
< Siis tuleme ühel õhtul Põltsamaale.
r< 5 5 5 5 Andsid koodi ja vastused esimesel päeval ning lasid öösel tootmisse vaatama. Nii selget tellijat kohtab harva.
r> 5 5 4 5 Raport oli täpselt see, mida lubati: kolm asja kohe, kaheksa hiljem, üks mitte kunagi. Öine käik tootmises maksis end ära, sealt tuli viga, mida keegi ei teadnud otsida.

@ service hallrastas-portal by sooviku in et, age 210, contacts, archived
> Tere. Haldame 2400 korterit ja kõne on tavaliselt "kus mu arve on". Kas teie iseteenindus eeldab mingit kindlat majandustarkvara?
< Tere! Ei eelda, aga liides peab olema või tuleb see teha. Milline teil on?
> Majahalduse programm, millel on REST, dokumentatsioon paari lehega.
< Paari lehega saab alustada. Ettepanek: tuleme pooleks päevaks teie kõnesid kuulama ja siis räägime hinnast.
> Sobib, neljapäeval. Kuulamiseks peab olema tugev närv.
r< 5 4 5 5 Otsused tulid samal päeval ja eelarvet ei muudetud tagantjärele. Ühe koosoleku oleks võinud ära jätta.
r> 5 5 4 5 Kõnede arv langes esimese kvartaliga kolmandiku. Arendajad kuulasid pool päeva kõnesid ja see on näha igal ekraanil.

@ service vaskuss-oracle by jaalinnu in et, age 320, archived
> Tervist. Sadama laevaregister on Oracle 11-s, umbes 600 GB. Litsentsi uuendamise hind pani juhatuse vaikima. Kas te olete raudtee andmetega liidestatud baasi ka kolinud?
< Tere! Ühe, jah, seal oli 40 vaadet, mida luges keegi, keda enam ei olnud. Saadate skeemi ilma andmeteta?
+ nouded.txt: 1. DDL ilma andmeteta 2. suurimate tabelite ridade arv 3. öiste tööde nimekiri
> Saadan homme. Kolme päeva seisakut me lubada ei saa, ühe öö küll.
< Ühte ööd pole tõenäoliselt vaja, kaks tundi küll.
r< 5 5 5 5 Suur asutus, aga ligipääsud saime kahe päevaga ja üks inimene vastutas. Raudtee poole peal aitasid ise läbi rääkida.
r> 5 5 5 5 Kaks tundi ja kolmteist minutit, pühapäeva öösel. Dispetšer küsis hommikul, millal kolimine algab.

@ service mobiilimesi-field by polluhark in et, age 95, contacts
> Tere, siin Heino Jõgevalt. Kas teie äpp töötab ka päikese käes ja kinnastega?
< Tere, Heino! Just selliste jaoks me neid teeme. Mida teie mehed telefoniga teeksid?
> Kuivati järjekord ja mis niiskus läbi läks. Meil on üks väike asi alustuseks, suur tuleb hiljem.
< Alustame väikesest. Hanna-Maria tuleks üheks päevaks teile, kas laupäev sobib? Siis on vist kuivatis elu.
> Laupäeval on. Lõuna on meie poolt, seapraad.
r< 5 5 5 5 Tellija, kes ütleb esimesel päeval, mis ei tööta, on kuld. Ja praad oli hea.
r> 5 5 5 5 Ootasin, et tuleb mees ülikonnas. Tuli tüdruk kummikutes ja istus kaheksa tundi kaalu juures. Äppi kasutavad ka need, kel nuputelefon veel alles.

@ service rannapuu-woo by saarepuu in et, age 130
> Tere! Meil on väike lisandite pood (lõikelauad, õlid) ja see on aeglane nagu tigu. Kas kuue nädala pakett sobib 60 tootele?
< Tere! Sobib, 60 toote puhul saab ilmselt neljaga. Vaatasin poodi: esilehe pilt on 14 megabaiti.
> See on fotograafi pilt. Ta on direktori õde.
< Siis teeme nii, et pilt jääb ja kaal läheb.
r< 5 4 5 5 Kiired vastused ja selged otsused, ka direktori õe küsimuses. Tooteandmed jõudsid nädal hiljem, muidu oleks olnud laitmatu.
r> 5 5 5 5 Pood avaneb telefonis sekundiga ja tellimusi on kuus veerandi võrra rohkem. Hind ei muutunud sendigi.

@ service rannapuu-shopify by bois-malice in fr, age 240, archived
> Bonjour, nous fabriquons des jouets en bois et pensons à une petite boutique pour l'Estonie et la Finlande. Votre forfait comprend-il l'estonien et le finnois ?
< Bonjour Ludovic, deux langues sont comprises : nous proposons l'estonien et le finnois, et gardons le français pour vous. Qui répond aux clients en finnois ?
> Personne chez nous. Est-ce un obstacle ?
< Non, si les réponses types sont bonnes. Nous en écrirons douze, et pour le reste une agence de Narva peut prendre le relais.
> Parfait, envoyez le devis.
r< 5 5 4 5 Des photos magnifiques, des décisions rapides, et un paquet de jouets pour le bureau. Nous avons joué.
r> 4 5 5 5 Prix tenu, délai tenu. Nous aurions aimé un peu plus d'aide sur les frais de port, mais la boutique vend depuis le premier samedi.

@ service torvik-pentest by linnutee in et, age 175, contacts
> Tere. Vajame testi patsiendiportaalile enne uue versiooni avamist. Kas te olete terviseandmetega töötanud ja kuidas te leitud andmeid hoiate?
< Tere, Signe. Jah, kolmel korral. Andmeid koopiast välja ei võta, tõendid hoiame krüptitult ja kustutame 30 päeva pärast, selle kohta saate akti. Soovitame teha testi koopial väljamõeldud patsientidega.
> Koopia on olemas. Millal saate alustada?
< Järgmise nädala teisipäeval, kestab seitse tööpäeva.
r< 5 5 4 5 Koopia, ligipääsud ja kontaktid olid olemas enne meie küsimist. Arendaja parandas kriitilise leiu samal õhtul.
r> 5 5 4 5 Helistati keset päeva, mitte kuu lõpus raportiga. Kaks leidu olid sellised, et pärast parandamist magasin paremini.

@ service lumehelk-service by jaalinnu in et, age 260, archived
> Tere! Kaalume läbipääsulubade ümberdisaini. Kas te olete töötanud kohas, kus pooled kasutajad räägivad vene keelt ja kõigil on kiire?
< Tere, Irina! Haigla järelravis oli täpselt nii. Testime mõlemas keeles, teksti kirjutame mõlemas eraldi, mitte ei tõlgi.
> Esimene etapp võiks olla ainult uuring, kaks nädalat väravas. Mis see maksab?
< 4800 eurot koos raporti ja kahe koridoriprototüübiga. Väravas oleme kella viiest hommikul.
r< 5 4 4 5 Turvaülem oli esialgu skeptiline ja lõpuks meie parim liitlane. Lubade saamine väravas viibimiseks võttis oodatust kauem.
r> 5 5 4 5 Kaks nädalat tuulises väravas ja mitte ühtegi kaebust. Raportis oli 14 asja, millest pooled tegime ise ära järgmisel päeval.

@ service proovikivi-load by tohtritee in et, age 120, contacts
> Tere! Novembris on meil vitamiininädal ja eelmisel aastal kukkus pood kell 9.12. Kas kolm katset jõuab enne 1. novembrit?
< Tere! Jõuab, kui saame logid selle nädala sees. Kas retseptikeskuse päringud võib katse ajaks asendada?
> Peabki asendama, päris keskust koormata ei tohi.
< Hea. Siis ehitame selle aseaine esimesel nädalal ja katse on järgmisel teisipäeval kell 23.
r< 5 5 5 5 Nõuded olid kirjas, keeld oli kirjas ja inimene oli öösel kohal. Rohkem polegi vaja.
r> 5 5 5 4 Süüdi oli soovituste plokk, mitte andmebaas, keda me kõik kahtlustasime. Vitamiininädal läks vaikselt.

@ service proovikivi-automation by kopikakask in en, age 88
> Hi, we have 300 end-to-end tests, a third of which fail at random. Do you repair existing suites or only write new ones?
< Hello Kristjan. We repair, but usually begin by deleting. May we see the ten that fail most?
> Sent. Two of them test a page we removed in spring.
< Then we are already at eight. Our price is €9,800 for six weeks, and we finish when the suite has been green a hundred times running.
> Deal, though our developers will want to argue about each deletion.
< Good. We bring cake to those meetings.
r< 5 5 5 5 Developers who argue about tests are developers who will keep them alive. Excellent access, fast reviews.
r> 5 5 5 5 From 300 flaky tests to 94 that mean something, and 11 minutes in the pipeline. They deleted, argued, brought cake and were right nine times out of ten.

@ service kaldavete-reporting by viiekivi in et, age 190, archived
> Tere, meil on seitse tabelit tühisõidu kohta ja ükski ei klapi. Kas kolm aruannet saaks ka nii, et dispetšerid neid päriselt avaksid?
< Tere, Vadim! Saab, kui paneme selle ekraanile, mida nad juba avavad. Mis programm neil hommikul lahti on?
> Veoplaneerimine ja YouTube.
< Siis läheb vaade veoplaneerimise kõrvale. YouTube'iga me võistlema ei hakka.
r< 4 4 5 5 Head andmed ja ausad inimesed. GPS-i väljavõtet ootasime kümme päeva, aga hilinemine oli teenusepakkuja süü.
r> 5 5 5 5 Tühisõit langes nelja kuuga 23 protsendilt 17 peale. Vaade on dispetšeril lahti kogu päeva, koos YouTube'iga.

@ service sinikivi-costs by kopikakask in en, age 145
> Hello, our AWS bill grew from 4 to 11 thousand in a year, and nobody can say why. Is read access really all you need?
< Hello! Read access to billing and to the inventory, yes. You create the role, and you delete it on day five.
> Created. Please look at the NAT gateways, we have a bad feeling.
< Your feeling is worth about €1,700 a month. Report on Friday.
r< 5 5 5 5 Role ready within the hour, questions answered the same day, and they acted on the report within a week.
r> 5 5 5 5 Four days, 41 per cent, one page of things to leave alone. The only report this year that I forwarded to the board unchanged.

@ service konekoda-eshop by tohtritee in et, age 230, contacts
> Tere. Otsime meeskonda e-apteegi kõnedele. Ravimite kohta nõu anda ei tohi, aga tarneküsimusi on 150 päevas. Kas te suudate neid eristada?
< Tere, Helina! Suudame, kui koostame koos nimekirja sõnadest, mille peale kõne läheb proviisorile. Meie inimesed õpivad selle pähe ja me kontrollime iga nädal 20 kõnet.
> Mis keeltes?
< Eesti, vene ja soome. Inglise keel ka, kui teie kliendid seda vajavad.
> Alustame kolme kuuga.
r< 5 5 4 5 Selged reeglid ja igal nädalal tund aega meie küsimustele. Harva saab nii hea koolituse.
r> 5 4 5 5 Proviisorini jõuab viis kõnet päevas, varem viiskümmend. Esimesel kuul oli kaks eksimust, mõlemast teatasid nad ise.

@ service toelaud-helpdesk by linnutee in et, age 300, archived
> Tere, meil on viis kliinikut ja 72 inimest. Kõige hullem on röntgenarvuti Valgas, mida keegi puutuda ei julge. Kas see kuuluks ka hoolduse alla?
< Tere! Kuuluks, aga alles pärast seda, kui tootjaga on räägitud, mida tohib uuendada. Ülejäänu võtame üle kuuga.
> Väga hea. Vene keel on Valgas vajalik.
< Sergei on pärit Valgast.
r< 5 5 5 5 Inimesed, kes kirjutavad üles, mis juhtus, enne kui helistavad. Arved makstakse tähtajal.
r> 5 5 5 5 Kaks aastat ja Valga röntgen töötab. Toru võetakse kohe ja keegi ei ohka.

@ service raamaturida-manufacturer by terasloom in et, age 340
> Tere! Me ei tea, mis üks trepp meile maksma läheb. Praegune raamatupidaja ütleb, et aasta lõpus näeb. Kas te oskate kiiremini?
< Tere, Kalev! Oskame kuu kaupa, kui töötunnid tulevad tööde kaupa. Kuidas te neid praegu märgite?
> Vihikusse, pliiatsiga.
< Vihik sobib esimeseks kuuks. Siis paneme ukse juurde tahvli.
r< 4 5 5 5 Vihik oli alati olemas ja loetav. Inventuuril aitas kaasa isegi omanik.
r> 5 5 5 5 Nüüd teame, et keerdtrepp on kahjumlik ja piirded toidavad. Hindu muutsime samal nädalal.

@ service raamaturida-eresident by cordelune in fr, age 110, contacts
> Bonjour, nous envisageons une petite société à Tallinn pour nos clients baltes. Pouvez-vous tenir la comptabilité et nous dire franchement si cela en vaut la peine ?
< Bonjour Margaux, oui aux deux. Pour trois clients et aucun salarié, probablement pas : facturez depuis Nantes. À partir d'une embauche, nous en reparlons.
> Réponse honnête. Une embauche est prévue au printemps.
< Alors voici le calendrier et les coûts, en page deux.
+ calendrier.txt: Création : 1 semaine. TVA : 5 jours ouvrés. Premier salaire : inscription la veille au plus tard. Coût mensuel : 180 €.
r< 5 5 5 5 Des questions précises, des documents complets, et un pot de caramels au beurre salé à Noël.
r> 5 5 5 5 On nous a d'abord conseillé de ne rien faire, ce qui inspire confiance. Depuis, la société existe et les échéances arrivent avec une semaine d'avance.

@ service sonaraja-technical by terasloom in et, age 125
> Tere, vaja on 30-leheküljelist keevitusraami kasutusjuhendit soome ja rootsi keelde. Joonistel on ka teksti.
< Tere! Soome keelde tõlgib endine mehaanik, rootsi keelde partner Göteborgist. Joonised saadate algvormingus?
> DWG.
< Sobib. 1480 eurot, üheksa tööpäeva, terminid kooskõlastame kolmandal päeval.
r< 5 5 5 5 Vastas terminite küsimustele tunniga ja saatis fotosid, kust kõik näha.
r> 5 5 4 5 Soome klient küsis, kes tõlkis. Seda ei ole meilt varem küsitud.

@ service sonaraja-french by saarepuu in et, age 100
> Tere, meil on Prantsusmaa edasimüüjaga leping kahes keeles ja kardame, et need ei ütle sama asja. Kas teete võrdlemist?
< Tere, Triin! Teeme, ja tavaliselt need ei ütlegi. Saatke mõlemad.
> Saadetud. Punkt 9 on see, mis muret teeb.
< Punkt 9 on korras, punkt 12 mitte: eesti keeles on tähtaeg 30 päeva, prantsuse keeles "mõistlik". Panime kirja neli sellist kohta.
r< 5 5 5 5 Täpne küsimus, kiire otsus, aitäh.
r> 5 5 5 5 Punkt 12 oleks meile maksma läinud ühe konteineri laudu.

@ service joonisveer-sheet by terasloom in et, age 185
> Tere, Kalev Paidest. Joonistaja haige, 14 kilpi vaja joonestada reedeks. Kas jõuate?
< Tere! Kümme jõuame kindlasti, neli viimast esmaspäeva hommikuks. Mis pink ja mis terad?
> Trumpf, V12 ja V16. Tabel on manuses.
+ painded.txt: 1,5 mm V12 R1,6 K0,42 / 2 mm V12 R1,8 K0,43 / 3 mm V16 R2,4 K0,44
< Väga hea tabel. Esimesed kolm joonist on homme lõunaks.
r< 5 5 5 5 Tabel, foto ja selge soov. Nii saabki reedeks.
r> 5 5 5 5 Neliteist kilpi, null telefonikõnet pingi juurest.

@ service joonisveer-machine by rukkipaa in et, age 280, archived
> Tere! Vajame leivavormide pesumasinat, mis mahuks kahe ahju vahele. Poest ei leidnud.
< Tere! Mõõdame üle. Kas vormid on teflonkattega?
> On ja see on kallis, kriimustada ei tohi.
< Siis harjad välja ja veejuga sisse. Eskiis kahe nädala pärast.
r< 5 4 4 5 Tootmisjuht ütles kohe, mis ei tööta, ja tal oli õigus. Proovivormid jõudsid natuke hilja.
r> 5 4 4 5 Masin peseb 1200 vormi tunnis ja teflon on terve. Kaks nädalat läks üle tähtaja, aga sellest räägiti ette.

@ service hobekala-export by saarepuu in et, age 205, contacts
> Tere, tahaksime Rootsi turule otse, mitte edasimüüja kaudu. Kust alustate?
< Tere, Triin! Viieteistkümnest kõnest inimestele, kes on viimase aasta jooksul ostnud kalli laua. Mitte küsitlus, vestlus.
> Rootslased räägivad?
< Laudadest küll.
r< 5 5 4 5 Andsid meile kolm lauda näidiseks ja ei kurtnud, kui üks tagasi tuli plekiga.
r> 4 4 4 5 Saime teada, et ostja ei ole see, keda me arvasime: ostab vanem paar, kelle lapsed on kodust läinud. Reklaamis muutsime kõik ära.

@ service meretuule-dpo by lastepesa in et, age 160, archived
> Tere, oleme lasteaed ja vanem küsis, kes laste pilte näeb. Me ei osanud vastata.
< Tere, Annika! See on väga hea küsimus ja vastus on kolme nädala töö. Alustame sellest, kus pildid praegu on.
> Õpetajate telefonides.
< Siis on see ka esimene asi, mida muudame.
r< 4 4 5 5 Tahtsid asja päriselt korda saada, mitte ainult paberit.
r> 5 5 5 5 Teade on ühel lehel ja vanemad on selle läbi lugenud. Telefonides pilte enam ei ole.

@ service pilvepiir-odoo by saarepuu in et, age 250, archived
> Tere! Kas lao saaks enne tootmist korda teha? Meil on korraga palju pooleli.
< Tere! Just sealt alustamegi. Kui ladu ei valeta, on ülejäänu poole lihtsam.
> Millal saate Kuressaarde tulla?
< Järgmisel kolmapäeval, esimese praamiga.
r< 4 4 5 5 Laomees Aivar teab rohkem kui ükski süsteem ja jagas seda. Aega koolituseks tuli välja võidelda.
r> 5 4 4 4 Ladu klapib. Kasutajate koolitus oleks võinud olla pikem, aga selle tempo määrasime me ise.

@ service udupilt-company by terasloom in et, age 48
> Tere, meil on messile vaja filmi ja keegi meist ei taha kaamerasse rääkida. Kas nii saab?
< Tere! Nii tulevadki kõige paremad. Räägivad sädemed.
> Millal tulete?
< Kolmapäeval vaatame, neljapäeval filmime.
r< 5 5 5 5 Inimesed, kes oma tööd tehes kaamera ära unustavad. Kolmandal tunnil pakuti meile keevitusmaski.
r> 5 5 5 5 Messil seisti meie boksis ja vaadati lõpuni. Üks tellimus tuli otse filmi pärast.

@ service cordelune-spreadsheet by solvire in fr, age 290, archived
> Bonjour. Notre planning outillage tient dans un classeur de 38 onglets, que seul Thierry comprend, c'est-à-dire moi. Faites-vous des visites d'atelier avant le devis ?
< Bonjour Thierry, toujours. Mardi prochain à Saint-Nazaire ? Nous lirons d'abord les formules avec vous.
> Mardi, 8 h, chaussures de sécurité.
< Nous aurons les nôtres. Pouvez-vous nous envoyer le classeur, même avec la honte ?
> Le voici. Ne jugez pas l'onglet 31.
< L'onglet 31 contient une règle que personne n'a jamais écrite ailleurs. C'est le plus précieux.
r< 5 5 5 5 Un client qui explique ses formules comme on raconte ses voyages. Disponible à chaque revue.
r> 5 5 4 5 Le classeur est fermé depuis quatre mois. L'équipe de Nantes avait compris l'onglet 31 avant moi.

@ service cordelune-symfony by primevalle in fr, age 225
> Bonjour, notre extranet tourne en Symfony 3.4. L'audit de sécurité nous donne six mois. Est-ce réaliste sans interruption de service ?
< Bonjour Isabelle, oui, par paliers. Nous avons besoin du dépôt, de la liste des dépendances et d'une heure avec la personne qui le connaît.
> La personne est partie, il reste Mme Huet, qui le connaît par peur.
< C'est souvent la meilleure connaissance. Prenons une heure avec elle.
r< 5 4 5 5 Exigences écrites, comité bref, décisions tenues. Les accès ont pris trois semaines, sécurité oblige.
r> 5 5 4 5 Version à jour au cinquième mois, aucune coupure. Mme Huet n'a plus peur.

@ service mirabande-speed by aubrelle in fr, age 170, contacts
> Bonjour, notre vidéo d'accueil pèse 31 Mo et notre directrice artistique l'adore. Que faites-vous dans ce cas ?
< Bonjour Capucine, nous la gardons en 2,4 Mo, après la première image, et seulement si la connexion suit. Elle ne verra pas la différence, vos clientes si.
> Vendu. Quand ?
< Deux semaines à partir de lundi.
r< 5 5 5 5 Accès Shopify en dix minutes, réponses nettes, et un vrai goût pour les détails.
r> 5 5 5 5 La vidéo est toujours là, le site est deux fois plus léger, et notre directrice artistique nous a félicités sans savoir de quoi.

@ service orvelys-pricing by armorande in fr, age 135
> Bonjour, nos prix changent selon l'humeur du responsable de chaque hôtel. Pouvez-vous nous dire ce que cela coûte ?
< Bonjour Gwénaël. Oui, si nous avons deux ans de réservations avec le prix affiché et les refus. Avez-vous les refus ?
> Les refus par téléphone, non.
< Alors nous mesurerons le reste et dirons ce que nous ne savons pas.
r< 4 5 5 5 Données propres pour sept hôtels sur neuf, et beaucoup de bonne volonté pour les deux autres.
r> 4 5 4 4 Méthode claire, conclusions prudentes. Nous espérions un miracle, nous avons eu une règle de calcul, qui rapporte 6 %.

@ service tramontal-migration by primevalle in fr, age 355, archived
> Bonjour. Nous devons quitter notre hébergeur américain avant la fin de l'année, données de santé comprises. Quelle part de l'existant faudrait-il réécrire ?
< Bonjour Isabelle, d'après votre description, presque rien, hormis la messagerie interne qui utilise un service propriétaire. Un audit de cinq jours le confirmera.
> L'audit est validé par notre comité.
< Nous arrivons lundi avec deux personnes.
r< 5 5 5 5 Une gouvernance comme on en voit peu : une décision, une personne, une date.
r> 5 5 5 5 Bascule un dimanche de novembre, retour arrière testé la veille et jamais utilisé. Nos agences n'ont rien vu.

@ service verrou-bleu-pentest by vetocampagne in fr, age 155
> Bonjour, nous sommes quatorze petites cliniques et pensons n'intéresser aucun pirate. Notre assureur pense le contraire.
< Bonjour Florence. Votre assureur a raison, malheureusement : un tiers de nos interventions concerne des structures de votre taille. Nous pouvons tester deux cliniques et extrapoler.
> Limoges et Guéret. À Guéret, le serveur est dans la chatterie.
< Nous prévoirons des croquettes.
r< 5 5 5 5 Accueil chaleureux, autorisations signées le jour même, un seul chat hostile.
r> 5 5 4 5 Entrés par l'imprimante en quarante minutes. Le rapport se lit dans le train, comme promis, et tout est corrigé.

@ service pixelaine-forms by primevalle in fr, age 265, contacts
> Bonjour, notre formulaire de changement de situation revient incomplet une fois sur trois. Travaillez-vous aussi sur le papier ?
< Bonjour Isabelle, surtout sur le papier. Pouvez-vous nous envoyer vingt formulaires mal remplis, noms masqués ?
> Les voici, triés par désespoir.
< Merveilleux classement. La question 7 est comprise à l'envers par presque tous.
r< 5 4 5 5 Vingt exemples triés par désespoir : nous n'avions jamais reçu de meilleure matière.
r> 5 5 5 5 De 33 à 11 % de dossiers incomplets. La question 7 n'existe plus.

@ service pixelaine-rgaa by plumier in fr, age 92
> Bonjour, nos leçons doivent être accessibles et nous ne savons pas à quel point elles ne le sont pas. Le forfait de vingt pages s'applique-t-il à des exercices interactifs ?
< Bonjour Aurore, oui : nous compterions douze types d'exercices et huit pages. Hayat, qui est aveugle, les fera tous.
> Elle aura l'honneur de casser le glisser-déposer.
< Elle s'en réjouit d'avance.
r< 5 5 5 5 Une équipe qui prend des notes quand on critique. Et qui corrige le lendemain.
r> 5 5 4 5 Hayat a cassé le glisser-déposer en neuf secondes. Le plan de correction était prêt trois jours plus tard.

@ service lanternelle-security by quatre-tilleuls in fr, age 198, archived
> Bonjour, nous sommes à Orléans, est-ce trop loin pour vos dix réglages ?
< Bonjour Nathalie, non : huit se font à distance, et nous venons une journée pour les deux autres. Combien de postes ?
> 38, dont trois sous Windows 7 que personne n'avoue.
< Nous viendrons pour ceux-là.
r< 5 5 5 5 Trois machines avouées dès le premier jour, ce qui est un record.
r> 5 5 5 5 Une semaine, dix preuves, l'assureur content. Les Windows 7 reposent en paix.

@ service chiffrebourg-estonia by kiirevoolu in en, age 140, contacts
> Hello, we are about to second two developers to a client in Lyon for eight months. Company, branch, or just a registration?
< Hello Andres, probably just a posting declaration and an A1 form each, provided they return. The moment one of them hires anybody or signs contracts, we talk about a branch.
> They are developers, they will not sign anything.
< Then you save about €9,000. Here is the checklist with dates.
+ checklist.txt: A1 certificate before departure; SIPSI declaration; representative in France named; payslips in French on request; medical card at hand.
r< 5 5 5 5 All documents complete on the first request. We were almost disappointed.
r> 5 5 5 5 They talked us out of a branch we did not need and answered within the day, in clear English.

@ service glossarive-baltic by biotaline in fr, age 115
> Bonjour, 9 000 mots de documentation technique vers l'estonien et le letton, terminologie médicale. Vos traducteurs ont-ils déjà travaillé sur des dispositifs de diagnostic ?
< Bonjour Sarah, celui de Tartu oui, pour trois fabricants ; celle de Riga pour un seul, avec relecture par une biologiste. Un essai de 250 mots ?
> Volontiers, le voici.
< Rendu demain midi, avec cinq questions.
r< 5 5 5 5 Une cliente qui répond aux questions de terminologie avec des photos de microscope.
r> 5 5 4 5 Notre laboratoire partenaire à Tartu n'a rien eu à corriger, ce qui ne leur ressemble pas.

@ service equerre-machines by valserane in fr, age 310, archived
> Bonjour, nous retournons 40 000 meules à la main et les épaules de nos affineurs s'en plaignent. Une machine pour des caves de 1890 est-elle concevable ?
< Bonjour Bastien, concevable oui, à condition qu'elle passe la porte. Quelle largeur ?
> 82 centimètres, avec une marche.
< Elle montera la marche. Visite la semaine prochaine ?
> Avec dégustation.
r< 5 5 4 5 Cave difficile, client facile. Nous sommes repartis avec une tomme.
r> 5 4 4 5 La machine monte la marche. Livrée avec trois semaines de retard annoncées d'avance, et depuis elle n'a jamais boudé.

@ service allo-garance-season by bois-malice in fr, age 330
> Bonjour, nous cherchons quatre personnes pour Noël. Peuvent-elles passer une journée à l'atelier avant de commencer ?
< Bonjour Ludovic, nous ne l'aurions pas fait autrement. Elles voudront sûrement peindre quelque chose.
> Une roue chacune.
< Alors cinq personnes se sont portées volontaires.
r< 5 5 5 5 Une journée d'atelier, du chocolat chaud, des réponses écrites avec soin. Nos conseillers veulent revenir.
r> 5 5 5 5 Les clients ne savaient pas qu'ils appelaient Le Mans. Une conseillère a même fait réparer une roue par téléphone.

@ service fanalune-industry by solvire in fr, age 180
> Bonjour, notre site dit que nous sommes "leader de l'excellence". Nous usinons des pièces. Pouvez-vous le dire ?
< Bonjour Thierry, avec plaisir. Quelles pièces, quelles matières, quelles tolérances ? Les acheteurs cherchent avec des chiffres.
> Inconel, cinq axes, 8 microns.
< Voilà déjà un titre.
r< 5 5 5 5 Un chef d'atelier qui explique, un patron qui laisse écrire. L'idéal.
r> 4 5 5 5 Deux demandes de devis par mois citent la page Inconel. L'excellence a disparu, personne ne la regrette.

@ expert liina-b by halyade in en, age 240, archived
> Hello, one of our clients in Paris needs a Java developer who knows payments for six months. Would Liina work through us, on site one week a month?
< Hello Olivier, yes to both, if the week on site is known a month ahead. She speaks French well enough to be funny in it.
> That is more than our client can say. Contract tomorrow?
< Tomorrow.
r< 5 5 4 5 A partner who plans a month ahead and pays on the day. The paperwork was shorter than feared.
r> 5 5 5 5 The client asked twice whether she could stay. Her handover notes are now the template for everyone.

@ service sinikivi-drill by linnutee in et, age 66, contacts
> Tere! Audiitor küsis, millal me viimati varukoopiast taastasime. Me ei ole kunagi taastanud. Kas laupäev sobib?
< Tere, Signe! Laupäev sobib. Kes teie poolelt vaatab, kas patsiendid on alles?
> Mina, ja ma loen ette viis nime, keda peast mäletan.
< Viiest piisab.
r< 5 5 5 5
r> 5 5 5 5 Kolm tundi ja 40 minutit, kaotsi läks kaks tundi andmeid. Nüüd teame, audiitor teab ja järgmine kord on see tund.

@ service proovikivi-devices by rannapuu in et, age 84
> Tere! Vajame üht testijat kahe päeva jagu ostukorvi jaoks, eriti vanad iPhone'id.
< Tere, Karl-Erik! Getter on neljapäeval ja reedel vaba, iPhone 6s ootab.
r< 5 5 5 5 Lühike töö, selge nimekiri, arve makstud enne, kui see postkastis jahtus.
r> 5 5 5 4

@ service rannapuu-care by terasloom in et, age 72
> Tere, kuni uus leht valmib, palun tehke nii, et vana kontaktivorm kirju saadaks.
< Tere, Kalev! Tehtud, viga oli ühes punktis. Tasu ei ole, tegime kohvipausi ajal.
r< 5 5 5 5
r> 5 5 5 5 Parandati kohvipausi ajal ja raha ei võetud. Sellepärast sai neilt tellitud ka uus leht.

@ expert maris-v by equerre-torsion in en, age 105
> Good morning, we have a peak of sheet-metal drawings until the end of the month. Could Maris take twenty cabinets, in SolidWorks, French title blocks?
< Good morning! Twenty, yes, five a week. Please send one finished cabinet as a model, and your bend table.
> Sent. The title block has a field nobody understands; leave it empty.
< We love that field already.
r< 5 5 5 5 A model, a table, a clear deadline: as it should be between engineers.
r> 5 5 5 5 Twenty cabinets, one question, no corrections. We will be back in spring.

@ expert amine-b by tuulenoole in en, age 78
> Hello, before we buy a big project we would like two days of somebody who will tell us whether our failure data are good enough at all. Is Amine free?
< Hello Siim, he is, in ten days. Please send the list of failures with dates and how each was noticed; the sensor data can wait.
> 22 failures, attached as a table. Three dates are guesses.
+ failures.txt: 22 rows; bearing 9, gearbox 6, pitch 4, generator 3; noticed by: inspection 12, alarm 7, noise 3
< Then three of them are marked as guesses in the answer too.
r< 5 5 5 5 They marked their own guesses as guesses. One learns to value that.
r> 5 5 4 5 Two days, four pages, one clear sentence: bearings yes, pitch no. It changed what we put into the tender.
`
