/** Talks that go on between companies of France, and with their Estonian partners. */
export const frenchConversations = `
@ project valserane-traceability by cordelune in fr, age 2.5, contacts
> Bonjour Bastien, nous avons mis en service le suivi de lots d'une laiterie coopérative : 300 producteurs, rappel en six minutes. Ce qui n'y marche pas encore : les lots mélangés deux fois, pour lesquels il reste une étape manuelle. Nous viendrions tourner des meules une matinée avant de chiffrer.
< Bonjour Margaux, une matinée commence à quatre heures. Vos terminaux, ils supportaient l'humidité ?
> Pas les premiers. Les seconds oui, ce sont ceux que vous avez achetés.
< Alors quelqu'un nous a bien conseillés. Jeudi, quatre heures, bottes fournies.
> Nous serons trois, dont une qui parle aux vaches.

@ project valserane-traceability by vergerac in fr, age 1.8, viewed
> Bonjour, Odoo gère les lots, mais pas quatre-vingts retournements par meule, nous préférons vous le dire. Si vous retenez un développement sur mesure, nous pouvons en relier la facturation.

@ project valserane-traceability by halyade in fr, age 0.03, moderation
> Bonjour, nous disposons de 230 ingénieurs et proposons un appel de découverte. Notre commerciale vous joindra au numéro que vous voudrez bien nous indiquer ; le sien est le 06 39 98 55 10.

@ project valserane-shop by mirabande in fr, age 8, contacts, unread
> Bonjour, le prix au poids réel, nous l'avons déjà résolu pour un caviste et un boucher : on autorise un montant, on débite après la découpe, et le client reçoit un message clair. 12 500 €, ouverture en mars, à l'abri de décembre.
< Bonjour Clémence, et si la tranche pèse plus que prévu ?
> On ne dépasse jamais le montant autorisé : on coupe plus fin, ou l'on offre la différence. Votre boucherie voisine offre la différence.
< Nous aussi, alors. Pouvons-nous appeler le boucher ?

@ project valserane-shop by rannapuu in en, age 6
> Hello, we make shops in Pärnu and love cheese more than is reasonable. If you ever wish to sell to Estonia, parcels here go to lockers, and chilled ones do not; we know the two carriers that can.

@ project lestrabe-slots by cordelune in fr, age 1.6, contacts
> Bonjour Delphine, nous connaissons deux des quatre terminaux pour avoir travaillé avec leur éditeur. Équipe de trois, première mise en service à sept semaines. Nous refuserions d'automatiser le site de celui qui n'a pas d'API, ils changent leurs pages pour cela.
< Bonjour Margaux, quelqu'un de Tallinn dit la même chose. Vous êtes-vous concertés ?
> Non, mais cela nous donne envie de les rencontrer.

@ project lestrabe-slots by halyade in fr, age 1.1, viewed
> Bonjour, deux ingénieurs TypeScript et une cheffe de projet ayant travaillé pour un armateur sont disponibles le 1er. Tarifs annoncés : 68 et 82 € de l'heure. Nous pouvons commencer par deux mois fermes.

@ project lestrabe-drivers by quai-semaphore in fr, age 12, contacts
> Bonjour, l'e-CMR est une norme que nous avons lue en entier, ce qui nous a pris un week-end. Application Android, signature au doigt, hors connexion : 27 000 €, douze semaines, dix chauffeurs pilotes. Le café sur l'écran ne pose pas de problème, nous avons essayé.
< Bonjour Yann, avec du sucre ?
> Avec et sans. Sans, c'est mieux.
< Envoyez le détail, je le présente mardi.

@ project lestrabe-nis2 by verrou-bleu in fr, age 16, contacts
> Bonjour Delphine, état des lieux en trois semaines, plan sur dix-huit mois, exercice d'incident un mardi à sept heures sans prévenir les exploitants, sauf vous. 17 500 €. Nolwenn serait votre interlocutrice unique.
< Sans prévenir, mes exploitants vont me maudire.
> C'est prévu au chapitre « formation », vers la fin.

@ project aubrelle-repair by mirabande in fr, age 4, contacts, unread
> Bonjour Capucine, nous voilà donc de retour. Le suivi des réparations, nous le ferions en cinq messages, écrits avec votre cheffe d'atelier, dont un qui arrive quand rien ne se passe : c'est celui qui évite les appels.
< Bonjour Clémence, le message où rien ne se passe, je l'adore. Simone, à l'atelier, écrit comme elle parle, c'est-à-dire bien.
> Alors les cinq messages sont de Simone. Le reste : 14 800 €, huit semaines.
< D'accord sur le principe. Pouvez-vous venir lundi à Cholet, c'est là que sont les manteaux ?

@ project aubrelle-repair by pixelaine in fr, age 3
> Bonjour, nous ne faisons pas Shopify mais nous écrivons des étapes que l'on comprend. Si le développement est déjà pourvu, pensez à nous pour les mots.

@ project aubrelle-stock by orvelys in fr, age 14, contacts
> Bonjour Capucine, sept saisons à 60 pièces par série, c'est peu pour un modèle mais assez pour battre 18 %. Juliette vous dirait en quatre jours si c'est vrai (2 900 €). Vos listes d'attente sont la donnée la plus précieuse : presque personne ne les garde.
< Bonjour Amine, Simone les garde dans un cahier. Depuis 2011.
> Nous viendrons photographier le cahier.

@ project solvire-mes by vergerac in fr, age 6, contacts
> Bonjour, nous relions Sage X3, mais pour les machines nous viendrions avec un partenaire. La lampe verte et la lampe rouge suffisent au début : une cellule optique à 12 € devant chacune, sans toucher à la machine.
< Bonjour Pascale, une cellule devant la lampe, voilà ce que personne n'avait proposé. Notre automaticien rit, il aime.
> Quatre machines, deux mois, 14 000 €. Et l'écran au bout de l'allée est dessiné par les opérateurs.

@ project solvire-mes by nutikuusk in en, age 4, viewed
> Hello from Tallinn, we make small devices that read such lamps, current clamps and old counters, and send the state over radio. A set for ten machines is about €1,900. We can post one for you to break.

@ project solvire-fixtures by equerre-torsion in fr, age 4.5, contacts
> Bonjour Thierry, Océane et un projeteur CATIA V5 sont disponibles du 5 janvier au 30 avril, Saint-Nazaire le premier mois. Deux plans anonymisés joints. Nous avons une question sur l'isostatisme de vos cadres : six points ou six points et un remords ?
+ plans.txt: 1. Outillage de contrôle, cadre C14, 6 appuis, tolérance 0,05. 2. Gabarit de perçage, 12 canons, masse 18 kg.
< Six points. Le remords, c'était le fournisseur précédent. Appelez-moi demain.

@ project bois-malice-support by allo-garance in fr, age 3, contacts, unread
> Bonjour Ludovic ! Les cinq de l'an dernier veulent revenir, plus une sixième qui parle allemand. Journée d'atelier le 9, début le 15. Mêmes tarifs, plus une nouveauté : le samedi jusqu'à 20 h.
< Bonjour Sandrine, formidable. L'allemande, c'est pour les marchés de Noël alsaciens, merci. Qui peint quoi cette année ?
> Des wagons. Elles ont insisté.
< Accordé. Le contrat de l'an dernier avec les dates changées ?

@ project bois-malice-support by konekoda in en, age 2, viewed
> Hello, we could cover English, Finnish and Russian if you sell there this winter. French we leave to those who have painted a wheel.

@ project bois-malice-load by contrepoint in fr, age 8, contacts
> Bonjour, un reportage télévisé, c'est 30 000 visiteurs en huit minutes, presque tous sur la page d'accueil puis sur le jouet filmé. Nous rejouerions exactement cela, 3 500 €, rapport le 18.
< Bonjour Romain, le jouet était une grue. Elle est épuisée depuis.
> Alors nous testerons aussi la page « épuisé », c'est elle qui a dû tomber.
< Vous l'aviez deviné.

@ project bois-malice-load by proovikivi in en, age 7, contacts
> Hello! We have a fixed price for this, three runs, and a fondness for toys. From Tartu we can load your shop from five countries at once. Do you have the logs of that evening?
< Hello, yes, the host kept them: 31 million lines. We have also an offer from Grenoble and hesitate.
> With logs like that both of us will find it. Choose whoever is nearer for the workshop day; if they are busy, we are here.
< That is the nicest answer we have had. Merci.

@ project helioclair-portal by kaldavete in en, age 5, contacts
> Hello Maëlle, four inverter brands and gaps in the data are our daily bread, and an open licence is welcome. For €12,500 we would do the collecting and the cleaning; the pages could be made by your volunteers, we would guide them.
< Hello Madis, our volunteers are one retired astronomer and a baker. Is that enough?
> An astronomer, certainly. Bakers we already know.

@ project helioclair-portal by oobiku in en, age 3
> Hello! Not our field, but if your members ever want to ask their roof questions aloud, in French or Catalan, we would love to try.

@ project perdigal-excise by vergerac in fr, age 10, contacts
> Bonjour Vincent, les accises dans Odoo, nous les avons mises en place pour deux caves coopératives. Le document d'accompagnement part tout seul, la déclaration se relit en vingt minutes. 11 800 €. Blanche recrache très bien.
< Bonjour Pascale, alors qu'elle vienne avant la taille, en janvier. Faut-il que je change ma façon de nommer les cuves ?
> Surtout pas. Le logiciel apprendra « la petite du fond ».

@ project perdigal-estonia by hobekala in en, age 1.2, contacts, unread
> Hello Vincent! Three things about Estonia: restaurants buy by the glass first, private people buy by the story, and the state takes its share before either. We would do the study with seven calls, fifteen contacts and three evenings in March, €6,200. One of the evenings would be in a smoke sauna.
< Hello Kertu, in a sauna, with wine?
> Beside it. The wine stays at 16 degrees; the guests do not.
< I am convinced, my father less so. Could you send a page in French for him?
> Of course, tomorrow. With a picture of the sauna.

@ project perdigal-estonia by udupilt in en, age 0.7
> Hello! If the evenings happen, let us film one of them: steam, cork, snow. Silver would do it for the travel and six bottles, as we have never filmed wine.

@ project vetocampagne-app by quai-semaphore in fr, age 3, contacts
> Bonjour Florence, des applications pour des gens dont les mains sont occupées, nous en avons trois. La dictée avec tracteur nous fait envie. Notre proposition : d'abord dix jours d'essai de transcription dans une vraie étable (4 200 €), puis seulement l'application.
< Bonjour Yann, essai d'abord, c'est sage. Faut-il des vaches particulières ?
> Des bavardes. Nous enregistrerons avec quatre micros, dont un à 9 €.
< Nous avons des limousines très expressives. Semaine 4 ?

@ project vetocampagne-app by oobiku in en, age 2, contacts, unread
> Hello Florence, recognising speech over engines is what our laboratory does, so far in Estonian, Latvian and Finnish. French would be new for us as a product, though not as a method. Would you let us try on an hour of recordings, free of charge?
< Hello Mirjam, what a lovely idea. An hour of Limousin French with a tractor will be in your mailbox on Friday. May we put you in touch with a team in Bordeaux who would make the app?
> Please do. A parrot listens to all our recordings first, I hope that is acceptable.

@ project vetocampagne-oncall by lanternelle in fr, age 13, viewed
> Bonjour, Guéret un lundi de neige depuis Strasbourg : sept heures, soyons honnêtes. Nous pouvons en revanche tenir l'assistance à distance et nous associer à un confrère de Limoges pour la route. Souhaitez-vous une offre commune ?

@ project armorande-booking by mirabande in fr, age 0.8, contacts, unread
> Bonjour Gwénaël, nous préférons d'ordinaire les boutiques, mais neuf façades et un moteur, c'est une boutique. Une part variable nous convient : 15 % du prix au-delà de 40 % de réservations directes. Avez-vous le droit de reprendre les photos du cousin ?
< Bonjour, le cousin a dit oui, pour une caisse de cidre. La part variable plaît beaucoup à notre président. Qui paie si nous n'atteignons rien ?
> Nous, en n'étant pas payés de cette part. C'est le but.
< Alors parlons des quatre langues : allemand et néerlandais, vous avez quelqu'un ?

@ project armorande-booking by cordelune in fr, age 0.5
> Bonjour, nous avons relié deux logiciels hôteliers à des sites et savons où cela grince (les suppléments, toujours). Next.js, quatre langues, 36 000 €, sans part variable : nous n'y croyons que pour les optimistes.

@ project armorande-booking by hobekala in en, age 0.3
> Hello from Tallinn! Not a bid for the site. Finnish guests already look for sea views in Brittany, and they look in Finnish. Once your site is up, we would gladly write those pages.

@ project armorande-wifi by lanternelle in fr, age 19, contacts
> Bonjour, le granit, nous connaissons moins que le grès des Vosges, mais la physique est la même. Mesures dans les neuf hôtels en deux semaines, 6 800 € ; ensuite vous achetez où vous voulez. À Roscoff, nous passerions par les cheminées.
< Par les cheminées ? Vous êtes engagés rien que pour l'idée.
> Il faudra seulement ne plus faire de feu. Ou l'inverse : un Wi-Fi d'été.

@ project plumier-player by cordelune in fr, age 5, contacts
> Bonjour Aurore, un essai toutes les deux semaines avec cinq apprenants : c'est déjà notre façon de faire, en plus petit. Salomé, qui écrirait les écrans, a appris à lire à son grand-père. 31 000 €, trois mois et demi.
< Bonjour Margaux, dites à Salomé que nous l'attendons. Et hors connexion ?
> Tout s'ouvre hors connexion, les leçons de la semaine se chargent pendant la précédente. Le sous-sol de l'hôpital sera notre salle d'essai.

@ project plumier-player by hallrastas in en, age 4, viewed
> Hello, we read your "what they do not understand does not exist" aloud at the office. We would be glad to review the architecture once you have chosen; two days, €1,100, in English.

@ project plumier-ai by orvelys in fr, age 10, contacts
> Bonjour, sous 2 % de fausses corrections, c'est faisable si le modèle a le droit de se taire souvent. Nous commencerions par mesurer vos deux enseignantes l'une contre l'autre : elles ne sont sans doute pas d'accord sur une phrase sur dix.
< Une sur huit, d'après elles. Comment l'avez-vous su ?
> Toujours une sur dix, sauf quand elles sont sévères.
< Trois semaines, mille phrases. Envoyez le contrat.

@ project plumier-ai by oobiku in en, age 8, contacts
> Hello Aurore, for Estonian we built a corrector that speaks only when it is sure, and tells the child one thing at a time. French is not our language, yet the method travels. Would a joint trial with your chosen partner interest you?
< It might. Théo from Paris will write to you; you seem to share a love of silence.

@ project quatre-tilleuls-letters by toelaud in en, age 7, viewed
> Hello, Microsoft 365 at a tenth of its use is what we meet in Estonia too. We could show you the other nine in two video calls, in English, before you buy anything.

@ project quatre-tilleuls-letters by lanternelle in fr, age 6, contacts
> Bonjour Nathalie, l'assemblage Word vers trois canaux se fait avec ce que vous payez déjà, plus un service de courrier. 7 900 €, cinq semaines. Les pouvoirs signés reviennent dans le dossier du bon immeuble, nous l'avons fait pour deux confrères.
< Et la preuve d'envoi, elle tient devant un juge ?
> Elle a tenu une fois, à Colmar.

@ project quatre-tilleuls-calls by allo-garance in fr, age 17, contacts
> Bonjour, l'urgence et le désagrément se distinguent en trois questions, que nous avons mises dix ans à trouver. Permanence de nuit mutualisée, 1 450 € par mois jusqu'à 600 appels. Exemple de compte rendu joint.
+ compte-rendu.txt: 02 h 14, M. D., 3e étage, eau au plafond. Goutte à goutte, pas de compteur touché. Artisan de la liste appelé 02 h 19, sur place 03 h 05. Voisin du dessus réveillé, aimable. Suite : sèche, à recontrôler lundi.
< « Voisin du dessus réveillé, aimable » : vous êtes pris.

@ project primevalle-rgaa by pixelaine in fr, age 4, contacts
> Bonjour Isabelle, les deux personnes seraient Inès et Hayat, que vous avez déjà croisées par la question 7. Vingt pages, plan chiffré, quatre mois auprès de votre prestataire, contre-audit : 16 200 €.
< Bonjour Inès, la commission souhaite vous entendre le 9, à trente minutes par candidat.
> Nous en prendrons vingt, et dix pour que Hayat vous montre l'écran de connexion.

@ project primevalle-rgaa by lumehelk in en, age 2.5
> Hello, a studio from Tartu here. Our researcher Liisi uses a screen reader every day, though in Estonian and English. For French members you will want a French tester; we would be happy to serve as second reader of the audit.

@ project primevalle-claims by orvelys in fr, age 11, contacts, unread
> Bonjour, 2 300 factures par jour, dont sans doute 300 d'opticiens, qui sont les plus faciles : nous commencerions par elles. Hébergement de santé en France, seuil réglable par vous, réversibilité décrite en annexe. 48 000 €, premier usage au troisième mois.
< Bonjour Amine, 340 opticiens, bien vu. Votre annexe sur la réversibilité est la plus courte que nous ayons reçue. Est-ce bon signe ?
> Oui : il y a peu à reprendre, puisque tout est déjà chez vous.
< Notre architecte indépendante lira cela en décembre, sans les prix.

@ project primevalle-claims by kaldavete in en, age 9, viewed
> Hello, in our last project 6 per cent of documents needed a human eye. We could not host your data, so we would only advise; but do ask every bidder for their figure, and how they measured it.

@ project primevalle-dpo by meretuule in en, age 20
> Hello Isabelle, French law is not ours, so we cannot act for you. We only wish to congratulate your delegate, and to offer our one-page privacy notice as a template; it has survived two inspections.

@ project biotaline-instrument by contrepoint in fr, age 5, contacts
> Bonjour Sarah, nous ne développons pas, mais nous tiendrions la partie essais et traçabilité de ce projet, quel que soit l'éditeur retenu. Romain a mené quatre dossiers de classe B.
< Bonjour Romain, c'est exactement l'indépendance que demande l'organisme notifié. Parlons-en dès que l'éditeur est choisi.
> Nous attendrons. Les deux physiciens peuvent-ils déjà nous envoyer leurs exigences, même orales ?

@ project biotaline-instrument by braseo in fr, age 4, contacts, unread
> Bonjour, C++ sous Linux embarqué et IEC 62304 : Lucas a conduit un pousse-seringue jusqu'au marquage, dossier anonymisé joint. Trois personnes, neuf mois, 72 000 €. Nous reprendrions les algorithmes sans y toucher, avec des tests qui le prouvent.
+ dossier.txt: Plan de développement, 14 p. Architecture, 22 p. Analyse de risques logiciels, 31 p. Matrice exigences-tests, 186 lignes. Anomalies connues : 4, toutes justifiées.
< Bonjour Lucas, dossier lu, c'est le premier où les anomalies connues sont écrites. Pouvez-vous venir voir la machine ?
> La semaine prochaine, jeudi. Faut-il apporter une goutte de sang ?
< Nous en avons. Venez avec vos questions.

@ project biotaline-translation by sonaraja in en, age 2, contacts, unread
> Hello Sarah, five of the seven languages are in our house or next door: Estonian, Latvian, Lithuanian, Finnish, Swedish. The Estonian translator is a former midwife from the very ward you mention. The trial of 250 words can be ready in two days.
< Hello Reet, a midwife! Please do the trial in Estonian. For German and English we may take a second agency.
> Then let us share one glossary with them from the start; we would set it up.

@ project biotaline-translation by glossarive in fr, age 1.6, contacts
> Bonjour Sarah, les sept langues d'un seul tenant, relecture indépendante par des biologistes, mémoire remise. 8 200 €, cinq semaines. Nos traducteurs baltes travaillent aussi avec un bureau de Tartu que vous connaissez peut-être déjà.
< Bonjour Hélène, en effet, il vient de nous écrire. Accepteriez-vous de vous partager les langues ?
> Volontiers. Reet et moi avons le même glossaire depuis neuf ans.

@ project halyade-payroll by chiffrebourg in fr, age 7, contacts
> Bonjour Olivier, les mois où tout le monde change de mission, nous traitons les avenants par lots le 18 et les frais le 22 : rien ne bouge après. 230 bulletins, 14,50 € pièce, frais compris. Grégoire répond aux salariés.
< Et les cafés ?
> Au-delà de quatre par jour, nous demandons si tout va bien.
< Offre retenue pour le second tour.

@ project cordelune-design by lumehelk in en, age 1, contacts
> Hello Margaux! Hendrik could come for two days a week from January, and he programs a little, so your developers need not fear. Two screenshots with comments are attached; the second is about what he removed.
+ comments.txt: 1. Weighing screen: the weight is the largest thing, since people stand two metres away. 2. Order list: removed nine columns; three were asked back, and returned.
< Hello Grete, three of nine asked back is an excellent ratio. Is a shipyard too dirty for him?
> He asks whether there is a boat.

@ project cordelune-design by pixelaine in fr, age 0.8, viewed
> Bonjour Margaux, Lou est disponible le jeudi et le vendredi. Nous vous envoyons deux captures : un écran calme, et le même avant, moins calme.

@ project mirabande-overflow by rannapuu in en, age 6, contacts
> Hello Clémence, Rauno writes CSS that others dare to change, and has half of his week free until Christmas. Our own shops quieten in September, so the timing is right. €46 an hour.
< Hello! That is below what we pay in Lyon; we will not argue. Can he do a trial on a tea shop, three days?
> Yes. He drinks only coffee, but will keep it quiet.

@ project allo-garance-assistant by oobiku in en, age 4, contacts
> Hello Sandrine, call summaries that a person corrects are our favourite product, since the corrections teach the model. No scoring of people: we have that sentence in every contract too. We would run on a French host you choose. May we try the 300 calls?
< Hello Mirjam, the staff representatives read your answer and voted to try. The calls are ready on our server.
> Then we come to the calls rather than the calls to us.

@ project allo-garance-assistant by orvelys in fr, age 3
> Bonjour, un brouillon de quatre lignes en moins de cinq secondes, hébergé en France, effacé à 30 jours : faisable. Nous demanderions à dix conseillers d'écrire d'abord ce qu'est un bon résumé.

@ service chiffrebourg-estonia by lumehelk in en, age 8
> Hello, if Hendrik works two days a week in Nantes from January, mostly from Tartu, does anything happen to us in France?

@ service orvelys-assistant by quatre-tilleuls in fr, age 4, contacts
> Bonjour, 310 règlements de copropriété, tous différents, et chaque jour dix fois la question des chiens sur les balcons. L'assistant saurait-il répondre par immeuble ?
< Bonjour Nathalie, oui, c'est même le cas idéal : une question, un immeuble, un article. Sont-ils numérisés ?
> Scannés de travers, vers 2009.
< De travers nous va. Cent pages pour essayer ?

@ service tramontal-managed by plumier in fr, age 9, viewed
> Bonjour, 40 000 apprenants, un serveur, et moi qui redémarre le serveur. Nous aimerions que ce soit quelqu'un d'autre. Aurore

@ service proovikivi-devices by vetocampagne in en, age 2
> Hello, do you have among your 140 devices the rugged Samsung with the broken corner that every one of our vets seems to own?

@ service nutikuusk-sensor by helioclair in en, age 5, contacts
> Hello, fifty LoRaWAN pulse counters for barns, open schematics, under €90 a piece. Too small for you?
< Hello Maëlle, exactly our size. Ten prototypes in nine weeks; with open schematics we can reuse the grain sensor's board, which brings you to about €74.
> Then there is money left for the priests' towers. When could you start?

@ service meretuule-system by opitare in et, age 6, contacts
> Tere, Ingrid! Meil on 23 000 last ja privaatsusteade, mille kirjutas keegi meist laupäeval. Kas vaatate enne uue mootori avamist üle?
< Tere, Kaisa! Jah, ja just enne avamist ongi õige aeg. Kas saame ligipääsu andmebaasi kirjeldusele, mitte andmetele?
> Saate, arendaja teeb selle homme.

@ service sinikivi-platform by opitare in et, age 3
> Tere! Kui uus harjutusmootor valmib, vajame tarneahelat, mida ka pedagoog saab peatada. Kas koolidele on soodustus?

@ service lumehelk-words by linnutee in et, age 4, contacts
> Tere, Grete! Meie meeldetuletus ütleb "Teie visiit on planeeritud" ja inimesed küsivad, kas see on kinnitatud. Kas 20 lühikest teksti on teie jaoks liiga väike töö?
< Tere, Signe! Paras. SMS-i iga sõna maksab, nii et seal tasub meid kõige rohkem.

@ expert nolwenn-k by armorande in fr, age 6
> Bonjour, neuf hôtels, un seul informaticien et un assureur inquiet. Nolwenn aurait-elle deux jours par mois à partir de février ?

@ expert kirsi-a by saarepuu in en, age 1, contacts
> Hello Kirsi! Our Finnish dealers say that our care instructions sound like a threat. Could you make them friendly, 2,400 words?
< Hello Triin, I have read them, "must never under any circumstances" occurs eleven times. Friendly in a week, and one "never" may stay, the one about boiling water.
> Agreed, that one is serious.

@ expert damien-r by plumier in fr, age 11, viewed
> Bonjour, notre base met 14 secondes à répondre le lundi matin. Damien pourrait-il regarder une demi-journée ?

@ expert oskar-r by solvire in en, age 5, viewed
> Hello, we have thirty-four machines and a bet with a consultant that a lamp can be read for twelve euros. Would Oskar settle it?

@ expert fatou-s by kopikakask in en, age 0.9
> Hello Olivier, our partner portal is slow in exactly the way Fatou's profile describes. Three months, remote, from February?

@ expert eneli-t by opitare in et, age 8, contacts
> Tere, Eneli! Meil testivad lapsed ja nad on ausad, aga ei pane midagi kirja. Kas teeksite meile päevaga kava, kuidas seda korralikult teha?
< Tere, Kaisa! Teen, ja lapsed jätame alles, nad on parimad testijad, keda ma tean. Kirja panema õpetame õpetajad.
`
