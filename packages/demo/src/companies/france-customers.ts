import type { CompanyDraft } from './draft.ts'

export const frenchCustomers: CompanyDraft[] = [
  {
    slug: 'valserane',
    name: 'Fromageries Valserane SAS',
    country: 'FR',
    city: 'Annecy',
    street: '12 avenue des Trois-Fontaines',
    postalCode: '74000',
    industry: 'food-agriculture',
    size: '51-100',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 1974,
    joinedDays: 318,
    person: ['Bastien', 'Crozet'],
    qualifications: ['family-business', 'iso-9001'],
    descriptions: {
      fr: `Trois caves d'affinage, 46 producteurs de lait, 92 personnes. Nous affinons tommes et meules de montagne et les vendons à des crémiers de toute l'Europe.

        Un fromage demande neuf mois ; nos clients, eux, veulent une réponse dans l'heure. Nous cherchons des partenaires pour la traçabilité, la boutique en ligne et les données de cave.`,
      en: `Three maturing cellars, 46 milk producers, 92 people. We mature mountain cheeses and sell them to cheesemongers all over Europe.

        A cheese takes nine months; our customers want an answer within the hour. We look for partners in traceability, online sales and cellar data.`,
    },
  },
  {
    slug: 'lestrabe',
    name: 'Transports Lestrabe SAS',
    country: 'FR',
    city: 'Le Havre',
    street: '88 boulevard Amiral-Mouchez',
    postalCode: '76600',
    industry: 'logistics',
    size: '101+',
    type: 'ENTERPRISE',
    userType: 'customer',
    founded: 1961,
    joinedDays: 247,
    person: ['Delphine', 'Auvray'],
    qualifications: ['iso-9001', 'iso-14001'],
    descriptions: {
      fr: `Transport de conteneurs et logistique portuaire depuis trois générations : 210 tracteurs, 340 salariés, deux entrepôts au Havre et un à Rouen.

        Notre service informatique compte cinq personnes, qui tiennent l'existant. Tout ce qui est nouveau se fait avec des partenaires, choisis pour longtemps.`,
      en: `Container haulage and port logistics for three generations: 210 tractors, 340 employees, two warehouses in Le Havre and one in Rouen.

        Our IT department has five people who keep what exists going. All that is new is done with partners, chosen for the long term.`,
    },
  },
  {
    slug: 'aubrelle',
    name: 'Maison Aubrelle SAS',
    country: 'FR',
    city: 'Paris',
    street: '31 rue de Turenne',
    postalCode: '75003',
    industry: 'retail',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 2003,
    joinedDays: 178,
    person: ['Capucine', 'Roussel'],
    qualifications: ['iso-14001'],
    descriptions: {
      fr: `Manteaux coupés à Paris, cousus à Cholet, réparés à vie. Quatre boutiques, un site qui fait 58 % des ventes, 37 personnes.

        Nous produisons peu et à la demande. Nos outils doivent donc savoir dire "plus que deux", et le penser.`,
      en: `Coats cut in Paris, sewn in Cholet, mended for life. Four shops, a website that makes 58 per cent of sales, 37 people.

        We produce little, and to order. So our tools must be able to say "only two left" and mean it.`,
    },
  },
  {
    slug: 'vetocampagne',
    name: 'VétoCampagne SAS',
    country: 'FR',
    city: 'Limoges',
    street: '4 rue des Vénitiens',
    postalCode: '87000',
    industry: 'health',
    size: '51-100',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 2014,
    joinedDays: 163,
    person: ['Florence', 'Jabouille'],
    qualifications: ['gdpr'],
    descriptions: {
      fr: `Quatorze cliniques vétérinaires rurales réunies pour partager les gardes, les achats et l'informatique. 88 personnes et environ 30 000 patients à quatre pattes, dont 11 000 vaches.

        Le réseau mobile est notre premier ennemi. Le second est le formulaire.`,
      en: `Fourteen rural veterinary practices that share night duty, purchasing and IT. 88 people and some 30,000 four-legged patients, 11,000 of them cows.

        The mobile network is our first enemy. The second is the form.`,
    },
  },
  {
    slug: 'armorande',
    name: 'Armorande Hôtels SAS',
    country: 'FR',
    city: 'Brest',
    street: '15 rue de Siam',
    postalCode: '29200',
    industry: 'tourism',
    size: '101+',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 1998,
    joinedDays: 182,
    person: ['Gwénaël', 'Le Fur'],
    qualifications: ['iso-14001'],
    descriptions: {
      fr: `Neuf hôtels les pieds dans l'eau, de Saint-Malo à Vannes. 420 chambres, 190 salariés l'hiver et 310 l'été.

        Nous voulons que le client réserve chez nous plutôt que chez les intermédiaires, et que la réception passe moins de temps au clavier.`,
      en: `Nine hotels at the water's edge, from Saint-Malo to Vannes. 420 rooms, 190 employees in winter and 310 in summer.

        We want guests to book with us rather than with the middlemen, and the front desk to spend less time typing.`,
    },
  },
  {
    slug: 'perdigal',
    name: 'Domaines Perdigal SCEA',
    country: 'FR',
    city: 'Béziers',
    street: '21 route de Corneilhan',
    postalCode: '34500',
    industry: 'food-agriculture',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 1932,
    joinedDays: 61,
    person: ['Vincent', 'Perdigal'],
    qualifications: ['family-business'],
    verification: 'not-checked',
    descriptions: {
      fr: `Quatre domaines viticoles en biodynamie, 18 salariés, 300 000 bouteilles. Nous vendons au caveau, aux cavistes et de plus en plus en ligne, y compris vers la Baltique.

        Nous cherchons des gens qui comprennent les accises, ou qui acceptent de l'apprendre.`,
      en: `Four biodynamic wine estates, 18 employees, 300,000 bottles. We sell at the cellar door, to wine merchants and more and more online, the Baltics included.

        We look for people who understand excise duty, or are willing to learn.`,
    },
  },
  {
    slug: 'solvire',
    name: 'Mécanique Solviré SAS',
    country: 'FR',
    city: 'Saint-Nazaire',
    street: '46 boulevard de l’Hôpital',
    postalCode: '44600',
    industry: 'manufacturing',
    size: '101+',
    type: 'MEDIUM_BUSINESS',
    userType: 'customer',
    founded: 1988,
    joinedDays: 298,
    person: ['Thierry', 'Bocquéné'],
    qualifications: ['iso-9001', 'iso-14001'],
    descriptions: {
      fr: `Usinage de précision pour l'aéronautique et la navale. 126 personnes, 34 machines, des tolérances que l'on ne voit pas à l'œil nu.

        Nous achetons du bureau d'études, du logiciel d'atelier et de la formation. Nos délais sont courts, nos commandes claires.`,
      en: `Precision machining for aircraft and ships. 126 people, 34 machines, tolerances the naked eye cannot see.

        We buy design work, shop-floor software and training. Our deadlines are short, our orders clear.`,
    },
  },
  {
    slug: 'helioclair',
    name: 'Hélioclair Coopérative SCIC',
    country: 'FR',
    city: 'Perpignan',
    street: '10 avenue de Grande-Bretagne',
    postalCode: '66000',
    industry: 'energy',
    size: '1-20',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 2015,
    joinedDays: 94,
    person: ['Maëlle', 'Coste'],
    qualifications: ['iso-14001'],
    descriptions: {
      fr: `Coopérative citoyenne : 1 340 sociétaires, 61 toitures solaires, 12 salariés. Nous finançons, installons et suivons des panneaux sur les écoles et les granges du Roussillon.

        Chaque sociétaire veut savoir ce que son toit a produit hier. Cela semble simple.`,
      en: `A citizens' co-operative: 1,340 members, 61 solar roofs, 12 employees. We finance, install and monitor panels on the schools and barns of Roussillon.

        Every member wants to know what their roof produced yesterday. It sounds simple.`,
    },
  },
  {
    slug: 'plumier',
    name: 'Plumier & Cie SAS',
    country: 'FR',
    city: 'Toulouse',
    street: '29 rue des Filatiers',
    postalCode: '31000',
    industry: 'education',
    size: '21-50',
    type: 'STARTUP',
    userType: 'customer',
    founded: 2018,
    joinedDays: 135,
    person: ['Aurore', 'Lacassagne'],
    qualifications: ['accessibility', 'gdpr'],
    descriptions: {
      fr: `Plumier forme à l'écrit ceux pour qui l'école s'est mal passée : 40 000 apprenants, des entreprises du bâtiment aux hôpitaux. Nos leçons durent sept minutes, le temps d'une pause.

        Équipe pédagogique de 24 personnes, développement entièrement confié à des partenaires.`,
      en: `Plumier teaches writing to people for whom school went badly: 40,000 learners, from building firms to hospitals. Our lessons last seven minutes, the length of a break.

        A teaching team of 24; development is entirely in the hands of partners.`,
    },
  },
  {
    slug: 'quatre-tilleuls',
    name: 'Immobilière Quatre Tilleuls SARL',
    country: 'FR',
    city: 'Orléans',
    street: '17 rue de la Bretonnerie',
    postalCode: '45000',
    industry: 'real-estate',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 1992,
    joinedDays: 206,
    person: ['Nathalie', 'Guérineau'],
    qualifications: ['gdpr', 'family-business'],
    descriptions: {
      fr: `Syndic et gestion locative : 310 copropriétés, 1 900 lots en location, 34 personnes. Notre métier est d'organiser des assemblées où tout le monde repart vivant.

        Nous cherchons à réduire le papier, les appels et les malentendus, dans cet ordre.`,
      en: `Property management: 310 co-owned buildings, 1,900 rented units, 34 people. Our trade is to hold meetings from which everyone leaves alive.

        We want less paper, fewer calls and fewer misunderstandings, in that order.`,
    },
  },
  {
    slug: 'primevalle',
    name: 'Mutuelle Primevalle',
    country: 'FR',
    city: 'Tours',
    street: '52 rue Nationale',
    postalCode: '37000',
    industry: 'finance',
    size: '101+',
    type: 'ENTERPRISE',
    userType: 'customer',
    founded: 1951,
    joinedDays: 363,
    person: ['Isabelle', 'Rochereau'],
    qualifications: ['gdpr', 'iso-27001'],
    descriptions: {
      fr: `Mutuelle santé régionale, 118 000 adhérents, 205 salariés, sept agences. Nous remboursons en quarante-huit heures et tenons à ce que cela dure.

        Nos appels à partenaires sont précis : conformité, accessibilité, réversibilité. Ceux qui lisent jusqu'au bout sont déjà dans le premier tiers.`,
      en: `A regional health insurer with 118,000 members, 205 employees and seven branches. We reimburse within forty-eight hours and mean to keep it so.

        Our calls for partners are precise: compliance, accessibility, a way out. Those who read to the end are already in the top third.`,
    },
  },
  {
    slug: 'biotaline',
    name: 'Biotaline SAS',
    country: 'FR',
    city: 'Villeurbanne',
    street: '66 boulevard Niels-Bohr',
    postalCode: '69100',
    industry: 'health',
    size: '21-50',
    type: 'STARTUP',
    userType: 'customer',
    founded: 2017,
    joinedDays: 123,
    person: ['Sarah', 'Nguyen-Vial'],
    qualifications: ['medical', 'gdpr', 'iso-9001'],
    descriptions: {
      fr: `Biotaline met au point des tests rapides pour détecter les infections chez le nouveau-né. 39 personnes, dont 27 au laboratoire.

        Nous avons besoin de logiciel d'instrument, de traduction réglementaire et de tests documentés. Le dossier compte autant que le produit.`,
      en: `Biotaline develops rapid tests that detect infections in newborns. 39 people, 27 of them in the laboratory.

        We need instrument software, regulatory translation and documented testing. The file counts as much as the product.`,
    },
  },
  {
    slug: 'bois-malice',
    name: 'Jouets Bois-Malice SARL',
    country: 'FR',
    city: 'Lons-le-Saunier',
    street: '3 chemin de la Scierie',
    postalCode: '39000',
    industry: 'manufacturing',
    size: '21-50',
    type: 'SMALL_BUSINESS',
    userType: 'customer',
    founded: 1983,
    joinedDays: 338,
    person: ['Ludovic', 'Vuillermoz'],
    qualifications: ['family-business', 'iso-14001'],
    descriptions: {
      fr: `Jouets en hêtre du Jura, tournés, poncés et peints sur place par 31 personnes. La moitié de l'année se joue entre octobre et décembre.

        Nous avons besoin de renforts saisonniers pour le service client et d'une boutique qui ne flanche pas le 12 décembre.`,
      en: `Toys of Jura beech, turned, sanded and painted on the spot by 31 people. Half of our year is decided between October and December.

        We need seasonal help in customer service and a shop that does not falter on 12 December.`,
    },
  },
]
