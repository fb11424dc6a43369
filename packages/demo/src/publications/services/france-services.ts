import type { PublicationDraft } from '../draft.ts'

export const servicesFrenchServices: PublicationDraft[] = [
  {
    key: 'pixelaine-forms', company: 'pixelaine', category: 'design-ux', tags: 'UX writing, UX design, Usability testing, Web accessibility',
    project: [6000, 16000], experience: 'm', duration: 1, hours: 's', ageDays: 5, hasImages: true,
    fr: ['Des formulaires que l’on remplit sans appeler', `
      Un formulaire mal compris coûte un appel, un retour, une relance. Nous reprenons les vôtres un par un : ce que l'on demande, pourquoi, dans quel ordre et avec quels mots.

      Pour une caisse de retraite, les dossiers incomplets sont passés de 38 à 12 %. Nous avons supprimé onze questions ; personne ne les a réclamées.`],
    en: ['Forms people fill in without calling', `
      A form misunderstood costs a call, a return, a reminder. We rework yours one by one: what is asked, why, in which order and in which words.

      At a pension fund incomplete files fell from 38 to 12 per cent. We removed eleven questions, and nobody has asked for them back.`],
  },
  {
    key: 'pixelaine-identity', company: 'pixelaine', category: 'design-ux', tags: 'Brand identity, Logo design, Graphic design, Print design',
    project: [5000, 14000], experience: 'm', duration: 2, hours: 's',
    fr: ['Identité visuelle pour organismes sérieux', `
      Mutuelle, syndicat, coopérative : une identité qui tient sur un bus, un courrier et une icône de seize pixels. Deux pistes, une décision, un guide de vingt pages que vos agences respecteront.

      Nous dessinons aussi les courriers, parce que c'est là que l'on vous juge.`],
    en: ['Visual identity for serious bodies', `
      Insurer, authority, co-operative: an identity that holds on a bus, a letter and an icon of sixteen pixels. Two directions, one decision, a guide of twenty pages that your agencies will follow.

      We design the letters as well, because that is where you are judged.`],
  },
  {
    key: 'pixelaine-rgaa', company: 'pixelaine', category: 'design-ux', tags: 'Web accessibility, Design audit, Design system',
    fixed: 4400, experience: 'm', duration: 1, hours: 's',
    fr: ['Audit RGAA avec plan de correction chiffré', `
      Vingt pages, 106 critères, deux auditrices, dont une aveugle. Vous recevez la grille, mais surtout un plan : ce que votre prestataire peut corriger en une semaine, en un mois, et ce qui demande de repenser l'écran.

      Contre-audit compris, dans l'année.`],
    en: ['Accessibility audit with priced corrections', `
      Twenty pages, 106 criteria, two auditors, one of whom is blind. You receive the grid but, above all, a plan: what your supplier can fix in a week, in a month, and what calls for rethinking the screen.

      A second audit within the year is included.`],
    et: ['Ligipääsetavuse audit koos paranduste plaaniga', `
      Kakskümmend lehte, 106 kriteeriumi, kaks audiitorit, kellest üks on pime. Saad tabeli, aga eelkõige plaani: mida sinu arendaja parandab nädalaga, mida kuuga ja milline ekraan tuleb uuesti läbi mõelda.

      Aasta jooksul tehtav kordusaudit on hinna sees.`],
  },
  {
    key: 'lanternelle-sme', company: 'lanternelle', category: 'it-support', tags: 'Helpdesk, Microsoft 365, Backup, Network administration, On-site support',
    hourly: 48, experience: 's', duration: 4, hours: 's', places: 'FR:Strasbourg, FR:Colmar, FR:Mulhouse', speaks: 'fr:NATIVE, de:FLUENT', ageDays: 2,
    fr: ['Le service informatique de votre PME', `
      De 10 à 150 postes, nous faisons tout : assistance, serveurs, sauvegardes, téléphonie, achats au prix coûtant plus 6 %, et un point chaque trimestre avec la direction.

      Forfait mensuel par personne. Les imprimantes sont comprises, c'est notre preuve de courage.`],
    en: ['The IT department of your company', `
      From 10 to 150 workplaces we do it all: support, servers, backups, telephony, purchases at cost plus 6 per cent, and a meeting with the management each quarter.

      A monthly fee per person. Printers are included, which is our proof of courage.`],
  },
  {
    key: 'lanternelle-security', company: 'lanternelle', category: 'it-support', tags: 'Identity management, Intune, Security training, Backup',
    fixed: 2900, experience: 'm', duration: 1, hours: 's',
    fr: ['Les dix réglages qui évitent le pire', `
      Double authentification, droits d'administration, sauvegarde hors ligne, mises à jour, et six autres. En une semaine, nous appliquons ces dix mesures à une entreprise de 50 postes et vous remettons la preuve de chacune.

      Votre assureur nous demandera probablement le document. Il est déjà à son format.`],
    en: ['Ten settings that prevent the worst', `
      Two-step sign-in, administrator rights, an offline backup, updates, and six more. Within a week we apply these ten measures to a company of 50 workplaces and hand you the proof of each.

      Your insurer will probably ask for the document. It is already in their format.`],
  },
  {
    key: 'lanternelle-moves', company: 'lanternelle', category: 'it-support', tags: 'Network administration, Hardware procurement, Video conferencing, VoIP',
    project: [3000, 14000], experience: 'm', duration: 1, hours: 's', places: 'FR',
    fr: ['Déménager vos bureaux sans perdre un lundi', `
      Nous visitons les nouveaux locaux avec un mètre et un testeur de câble, commandons la fibre six mois d'avance, et déplaçons tout entre vendredi 17 h et dimanche midi.

      Le lundi à huit heures, quatre techniciens sont là avec des croissants et des adaptateurs.`],
  },
  {
    key: 'chiffrebourg-industry', company: 'chiffrebourg', category: 'accounting-payroll', tags: 'Bookkeeping, Cost accounting, Annual reports, Pennylane',
    hourly: 68, experience: 'l', duration: 4, hours: 's', ageDays: 10,
    fr: ['Comptabilité pour entreprises qui fabriquent', `
      Stocks, en-cours, coûts de revient, subventions d'investissement : la comptabilité industrielle ne ressemble pas à celle d'une boutique. Nous le savons, nos dossiers sont à 60 % des ateliers.

      Vos chiffres le 8 de chaque mois, avec une page d'explications et un appel si quelque chose cloche.`],
    en: ['Accounting for companies that make things', `
      Stock, work in progress, product costs, investment grants: industrial accounting is not that of a shop. We know, since 60 per cent of our files are workshops.

      Your figures on the 8th of each month, with a page of explanation and a call if something is amiss.`],
  },
  {
    key: 'chiffrebourg-payroll', company: 'chiffrebourg', category: 'accounting-payroll', tags: 'Payroll, DSN, Expense management',
    fixed: 420, experience: 'm', duration: 4, hours: 's',
    fr: ['Paie et DSN jusqu’à 40 salariés', `
      Prix mensuel fixe, entrées et sorties comprises. Vos salariés peuvent nous écrire directement pour comprendre leur bulletin ; ils le font, et c'est autant de temps que vous gagnez.

      Nous suivons quatre conventions collectives : métallurgie, bois, agroalimentaire et bureaux d'études.`],
    en: ['Payroll in France for up to 40 employees', `
      A fixed monthly price, joiners and leavers included. Your employees may write to us directly to understand their payslip; they do, and that time is yours.

      We follow four collective agreements: metalworking, timber, food and engineering.`],
  },
  {
    key: 'chiffrebourg-estonia', company: 'chiffrebourg', category: 'accounting-payroll', tags: 'VAT, Tax advice, Due diligence',
    project: [1500, 5000], experience: 'l', duration: 1, hours: 's', places: 'FR, EE',
    fr: ['S’implanter en France : société, TVA, paie', `
      Pour les entreprises estoniennes, lettones ou finlandaises qui embauchent leur premier salarié en France ou y stockent des marchandises. Nous répondons à la vraie question : faut-il une société, une succursale ou seulement un numéro de TVA ?

      Tout en anglais, délais et coûts annoncés, y compris ceux de l'administration.`],
    en: ['Setting up in France: company, VAT, payroll', `
      For Estonian, Latvian or Finnish companies that hire their first employee in France or store goods there. We answer the real question: do you need a company, a branch or only a VAT number?

      All in English, with times and costs announced, those of the authorities included.`],
    et: ['Äri alustamine Prantsusmaal: firma, TVA, palk', `
      Eesti, Läti või Soome ettevõttele, kes palkab Prantsusmaal esimese töötaja või hoiab seal kaupa. Vastame tegelikule küsimusele: kas vaja on äriühingut, filiaali või ainult käibemaksunumbrit?

      Kõik inglise keeles, tähtajad ja kulud ette teada, ka riigi omad.`],
  },
  {
    key: 'glossarive-technical', company: 'glossarive', category: 'translation', tags: 'Technical translation, French translation, English translation, CAT tools',
    hourly: 45, experience: 'l', duration: 1, hours: 's', ageDays: 7,
    fr: ['Traduction technique vers le français', `
      Machines-outils, dispositifs médicaux, logiciels : nos traductrices ont un domaine chacune et s'y tiennent. Celle qui traduit vos notices de pompes n'a jamais traduit de parfum, et c'est bien ainsi.

      Devis dans la journée, 2 000 mots par jour et par personne, jamais davantage.`],
    en: ['Technical translation into French', `
      Machine tools, medical devices, software: each of our translators has one field and keeps to it. The one who translates your pump manuals has never translated perfume, and so it should be.

      A quotation the same day; 2,000 words per day and person, never more.`],
    et: ['Tehniline tõlge prantsuse keelde', `
      Tööpingid, meditsiiniseadmed, tarkvara: igal meie tõlkijal on oma valdkond ja ta püsib selles. See, kes tõlgib sinu pumpade juhendeid, pole kunagi tõlkinud parfüümi, ja nii ongi õige.

      Hinnapakkumine samal päeval, 2000 sõna päevas inimese kohta, mitte rohkem.`],
  },
  {
    key: 'glossarive-baltic', company: 'glossarive', category: 'translation', tags: 'Estonian translation, Finnish translation, Latvian translation, Website localisation',
    hourly: 52, experience: 'm', duration: 2, hours: 's',
    fr: ['Vers l’estonien, le finnois et le letton', `
      Trois langues que peu d'agences françaises savent faire relire. Nous travaillons depuis neuf ans avec les mêmes traducteurs à Tartu, Turku et Riga, et les payons à temps, ce qui explique leur fidélité.

      Sites, catalogues, contrats. Un conseil culturel est offert : non, on ne tutoie pas tout le monde.`],
    en: ['Into Estonian, Finnish and Latvian', `
      Three languages that few French agencies know how to have revised. For nine years we have worked with the same translators in Tartu, Turku and Riga and paid them on time, which explains their loyalty.

      Sites, catalogues, contracts. One piece of cultural advice comes free.`],
  },
  {
    key: 'glossarive-legal', company: 'glossarive', category: 'translation', tags: 'Legal translation, Sworn translation, English translation, Spanish translation',
    hourly: 60, experience: 'l', duration: 1, hours: 's',
    fr: ['Traduction juridique et assermentée', `
      Contrats, jugements, statuts, diplômes. Deux traductrices inscrites près la cour d'appel, une ancienne avocate à la relecture.

      Nous ne traduisons pas un terme de droit par son faux ami. Quand aucun équivalent n'existe, une note le dit.`],
  },
  {
    key: 'equerre-machines', company: 'equerre-torsion', category: 'engineering-cad', tags: 'Mechanical design, SolidWorks, CE marking, Welded structures, Prototype building',
    project: [12000, 60000], experience: 'l', duration: 3, hours: 's', ageDays: 6, hasImages: true,
    fr: ['Étude de machines spéciales', `
      Une machine pour un seul usage, le vôtre. Cahier des charges à quatre mains, étude, plans, dossier CE, suivi de fabrication chez le mécanicien de votre choix.

      Nous avons conçu une trieuse de noix, un banc d'essai de skis et une machine à plier les parachutes. Les trois tournent.`],
    en: ['Design of special machines', `
      A machine with one single use, yours. A specification written together, study, drawings, the CE file and follow-up at the machine shop of your choice.

      We have designed a walnut sorter, a test bench for skis and a machine that folds parachutes. All three are running.`],
  },
  {
    key: 'equerre-fea', company: 'equerre-torsion', category: 'engineering-cad', tags: 'Finite element analysis, Structural design, CATIA',
    hourly: 78, experience: 'l', duration: 1, hours: 's',
    fr: ['Calcul de structures : cela tiendra-t-il ?', `
      Statique, fatigue, flambement. Vous recevez une réponse en une phrase, puis la note de calcul pour ceux qui doutent. Délai habituel : cinq jours ouvrés.

      Nous signalons aussi ce qui est trop solide. L'acier inutile pèse, coûte et voyage.`],
    en: ['Structural analysis: will it hold?', `
      Static, fatigue, buckling. You get an answer in one sentence, then the calculation for those who doubt. Usually in five working days.

      We also point out what is too strong. Useless steel weighs, costs and travels.`],
  },
  {
    key: 'equerre-drafting', company: 'equerre-torsion', category: 'engineering-cad', tags: 'Technical drawings, SolidWorks, Autodesk Inventor, Sheet metal',
    hourly: 46, experience: 's', duration: 4, hours: 'm', work: 'OUTSTAFF', status: 'MODERATION', ageDays: 0.6,
    concerns: [{ rule: 'language-quality', field: 'name', quote: 'PROMO !!! DESSINATEURS DISPO TOUT DE SUITE !!!' }],
    fr: ['PROMO !!! DESSINATEURS DISPO TOUT DE SUITE !!!', `
      Trois dessinateurs-projeteurs disponibles ce mois-ci, chez vous ou chez nous, pour résorber un retard de plans. SolidWorks et Inventor, tôlerie et mécano-soudé.

      Engagement d'un mois minimum. Deux plans d'exemple sur demande.`],
  },
  {
    key: 'allo-garance-brand', company: 'allo-garance', category: 'customer-support', tags: 'Phone support, Email support, Quality monitoring, Order handling',
    hourly: 29, experience: 's', duration: 4, hours: 'm', ageDays: 3,
    fr: ['Service client d’une marque que l’on aime', `
      Nous prenons les marques dont nos conseillers voudraient être clients. Équipe dédiée de quatre à vingt personnes, au Mans, formée chez vous.

      Décroché à 85 % en moins de trente secondes, réponse écrite en moins de quatre heures. Les scripts existent, pour être oubliés au bon moment.`],
    en: ['Customer service for a brand people love', `
      We take brands whose customers our advisers would like to be. A dedicated team of four to twenty in Le Mans, trained at your place.

      85 per cent of calls picked up within thirty seconds, written answers within four hours. There are scripts, meant to be forgotten at the right moment.`],
  },
  {
    key: 'allo-garance-season', company: 'allo-garance', category: 'customer-support', tags: 'Seasonal teams, Phone support, Live chat, Returns handling',
    hourly: 31, experience: 's', duration: 1, hours: 'm',
    fr: ['Renfort saisonnier formé en dix jours', `
      Noël, soldes, rentrée : nous doublons votre service client pour six à douze semaines avec des conseillers qui reviennent d'une année sur l'autre. La moitié de l'équipe de cet hiver a déjà fait le précédent.

      Réservation deux mois avant, volume ajustable chaque semaine de 30 % à la hausse ou à la baisse.`],
    en: ['Seasonal help, trained in ten days', `
      Christmas, sales, back to school: we double your customer service for six to twelve weeks with advisers who return from year to year. Half of this winter's team did the last one too.

      Book two months ahead; the volume can be moved by 30 per cent each week, up or down.`],
  },
  {
    key: 'fanalune-industry', company: 'fanalune', category: 'marketing', tags: 'SEO, Content marketing, Copywriting, LinkedIn Ads',
    hourly: 62, experience: 'm', duration: 3, hours: 's', ageDays: 8,
    fr: ['Faire comprendre ce que vous fabriquez', `
      Votre site dit "solutions innovantes". Vos clients cherchent "rectification de vis à billes Ø 40". Nous passons deux jours à l'atelier, posons des questions bêtes, et écrivons ce que vos acheteurs cherchent.

      Objectif de la première année : que trois demandes de devis par mois commencent par "j'ai lu votre page sur".`],
    en: ['Making people understand what you make', `
      Your website says "innovative solutions". Your customers search for "ball screw grinding Ø 40". We spend two days on the shop floor, ask silly questions and write what your buyers look for.

      Goal for the first year: three enquiries a month that begin with "I read your page about".`],
  },
  {
    key: 'fanalune-fairs', company: 'fanalune', category: 'marketing', tags: 'Trade fairs, Print design, Lead generation, Video production',
    project: [4000, 18000], experience: 'm', duration: 1, hours: 's', places: 'FR, DE',
    fr: ['Un salon professionnel qui rapporte', `
      Le stand coûte, la moquette coûte, et les cartes de visite finissent dans un tiroir. Nous préparons les rendez-vous avant, animons pendant et relançons après, dans les cinq jours.

      Nous savons aussi dire quand ne pas y aller. L'an dernier, nous avons annulé deux salons sur sept.`],
    en: ['A trade fair that pays', `
      The stand costs, the carpet costs, and the business cards end in a drawer. We arrange meetings before, host during and follow up after, within five days.

      We also know when to say don't go. Last year we cancelled two fairs out of seven.`],
  },
  {
    key: 'fanalune-followers', company: 'fanalune', category: 'marketing', tags: 'Social media, Community management',
    fixed: 490, experience: 'xs', duration: 1, hours: 's', status: 'MODERATION', ageDays: 0.25,
    concerns: [{ rule: 'prohibited-service', field: 'description', quote: '10 000 abonnés garantis en 48 heures' }],
    fr: ['10 000 abonnés pour votre page entreprise', `
      10 000 abonnés garantis en 48 heures sur le réseau de votre choix, 300 commentaires positifs et 50 avis cinq étoiles rédigés par notre équipe. Discrétion assurée, paiement à la livraison.`],
  },
  {
    key: 'braseo-firmware', company: 'braseo', category: 'engineering-cad', tags: 'Embedded C, Embedded Linux, Bluetooth LE, LoRaWAN, Test automation',
    project: [14000, 48000], experience: 'l', duration: 3, hours: 's', ageDays: 13,
    fr: ['Firmware basse consommation, mesuré', `
      Nous écrivons le logiciel d'objets qui doivent tenir dix ans sur une pile. Chaque version est mesurée au microampère, la nuit, par un banc qui ne se plaint pas.

      Zephyr, FreeRTOS ou rien du tout. Mise à jour à distance avec retour arrière, toujours.`],
    en: ['Low-power firmware, measured', `
      We write the software of things that must last ten years on one battery. Each version is measured to the microamp, at night, by a bench that does not complain.

      Zephyr, FreeRTOS or nothing at all. Remote updates with a way back, always.`],
    et: ['Väikese vooluga püsivara, mõõdetud', `
      Kirjutame tarkvara asjadele, mis peavad ühe patareiga kümme aastat vastu pidama. Iga versiooni mõõdab öösel mikroampri täpsusega stend, mis ei kurda.

      Zephyr, FreeRTOS või üldse mitte midagi. Kauguuendus alati koos tagasiteega.`],
  },
  {
    key: 'braseo-takeover', company: 'braseo', category: 'engineering-cad', tags: 'Reverse engineering, Embedded C, PCB design, Technical writing',
    fixed: 5800, experience: 'l', duration: 1, hours: 's',
    fr: ['Reprise d’un firmware sans documentation', `
      L'ingénieur est parti, il reste un dossier "src_final_OK2" et un appareil qui fonctionne. En trois semaines, nous le recompilons à l'identique, décrivons son architecture et listons ses dangers.

      Résultat livré sous forme d'un document que votre prochain ingénieur remerciera.`],
    en: ['Taking over firmware without documents', `
      The engineer has left; what remains is a folder called "src_final_OK2" and a device that works. In three weeks we rebuild it to the identical bit, describe its architecture and list its dangers.

      The result is a document your next engineer will thank you for.`],
  },
  {
    key: 'vergerac-odoo', company: 'vergerac', category: 'business-systems', tags: 'Odoo, ERP implementation, E-invoicing, Point of sale, User training',
    project: [14000, 45000], experience: 'm', duration: 3, hours: 's', ageDays: 4,
    fr: ['Odoo pour PME, démarrage en trois mois', `
      Ventes, achats, stocks, comptabilité, et la facturation électronique qui devient obligatoire. Nous paramétrons avant de développer : neuf besoins sur dix existent déjà dans le produit.

      Le dixième est discuté longuement, car c'est lui qui coûtera cher à chaque mise à jour.`],
    en: ['Odoo for small companies, live in 3 months', `
      Sales, purchasing, stock, accounts, and the e-invoicing that becomes compulsory in France. We configure before we develop: nine needs in ten already exist in the product.

      The tenth is discussed at length, for it is the one that will cost you at every upgrade.`],
  },
  {
    key: 'vergerac-rescue', company: 'vergerac', category: 'business-systems', tags: 'ERP implementation, Process mapping, Data migration, Sage',
    project: [6000, 20000], experience: 'l', duration: 2, hours: 's',
    fr: ['Sauvetage d’un projet ERP arrêté', `
      Dix-huit mois, un intégrateur parti, des utilisateurs qui ont rouvert Excel. En quatre semaines, nous disons ce qui est récupérable, à quel prix, et dans quel ordre.

      Deux fois sur trois, les données sont bonnes et c'est le périmètre qui était fou.`],
    en: ['Rescue of an ERP project that stopped', `
      Eighteen months, an integrator gone, users who have reopened Excel. In four weeks we say what can be saved, at what price and in which order.

      Two times out of three the data are sound, and it was the scope that was mad.`],
  },
  {
    key: 'vergerac-einvoice', company: 'vergerac', category: 'business-systems', tags: 'E-invoicing, EDI, Sage, API integration',
    fixed: 3900, experience: 'm', duration: 1, hours: 's',
    fr: ['Facturation électronique : être prêt à temps', `
      Choix de la plateforme, adaptation de vos modèles, tests avec trois fournisseurs et trois clients, formation de la comptabilité. Prix fixe jusqu'à 500 factures par mois.

      Nous ne vendons pas de plateforme, donc notre conseil n'a pas de préférence.`],
  },
]
