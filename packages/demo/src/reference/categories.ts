import type { Category } from '../types.ts'

export type CategorySlug = (typeof rows)[number]['slug']

const rows = [
  {
    categoryId: 1,
    slug: 'software-development',
    icon: 'code-xml',
    isPopular: true,
    names: { en: 'Software development', et: 'Tarkvaraarendus', fr: 'Développement logiciel' },
    descriptions: {
      en: 'Business systems, integrations, back ends and the rescue of old code',
      et: 'Ärisüsteemid, liidestused, tagarakendused ja vana koodi päästmine',
      fr: 'Applications métier, intégrations, back-ends et reprise de code ancien',
    },
  },
  {
    categoryId: 2,
    slug: 'web-ecommerce',
    icon: 'shopping-cart',
    isPopular: true,
    names: { en: 'Web and e-commerce', et: 'Veeb ja e-kaubandus', fr: 'Web et e-commerce' },
    descriptions: {
      en: 'Websites, online shops, portals and the checkouts that sell',
      et: 'Kodulehed, e-poed, portaalid ja ostukorvid, mis müüvad',
      fr: 'Sites, boutiques en ligne, portails et tunnels d’achat qui convertissent',
    },
  },
  {
    categoryId: 3,
    slug: 'mobile-apps',
    icon: 'smartphone',
    isPopular: true,
    names: { en: 'Mobile apps', et: 'Mobiilirakendused', fr: 'Applications mobiles' },
    descriptions: {
      en: 'iOS, Android and cross-platform apps, from first version to store',
      et: 'iOS-i, Androidi ja platvormiülesed rakendused esimesest versioonist poeni',
      fr: 'Applications iOS, Android et multiplateformes, de la première version au store',
    },
  },
  {
    categoryId: 4,
    slug: 'data-ai',
    icon: 'brain-circuit',
    isPopular: true,
    names: { en: 'Data and AI', et: 'Andmed ja tehisaru', fr: 'Données et IA' },
    descriptions: {
      en: 'Reporting, data platforms, forecasting and language models put to work',
      et: 'Aruandlus, andmeplatvormid, prognoosid ja tööle pandud keelemudelid',
      fr: 'Tableaux de bord, plateformes de données, prévisions et modèles de langage utiles',
    },
  },
  {
    categoryId: 5,
    slug: 'cloud-devops',
    icon: 'cloud-cog',
    isPopular: true,
    names: { en: 'Cloud and DevOps', et: 'Pilv ja DevOps', fr: 'Cloud et DevOps' },
    descriptions: {
      en: 'Migrations, infrastructure as code, pipelines, monitoring and on-call',
      et: 'Pilve kolimine, taristu koodina, tarneahelad, seire ja valve',
      fr: 'Migrations, infrastructure as code, pipelines, supervision et astreinte',
    },
  },
  {
    categoryId: 6,
    slug: 'cybersecurity',
    icon: 'shield-check',
    isPopular: false,
    names: { en: 'Cybersecurity', et: 'Küberturve', fr: 'Cybersécurité' },
    descriptions: {
      en: 'Penetration tests, audits, incident response and NIS2 preparation',
      et: 'Läbistustestid, auditid, intsidentide lahendamine ja NIS2 ettevalmistus',
      fr: 'Tests d’intrusion, audits, réponse à incident et mise en conformité NIS2',
    },
  },
  {
    categoryId: 7,
    slug: 'design-ux',
    icon: 'pen-tool',
    isPopular: true,
    names: { en: 'Design and UX', et: 'Disain ja kasutajakogemus', fr: 'Design et UX' },
    descriptions: {
      en: 'Research, interfaces, design systems, brands and accessibility',
      et: 'Uuringud, kasutajaliidesed, disainisüsteemid, brändid ja ligipääsetavus',
      fr: 'Recherche, interfaces, design systems, identités et accessibilité',
    },
  },
  {
    categoryId: 8,
    slug: 'qa-testing',
    icon: 'bug',
    isPopular: false,
    names: { en: 'QA and testing', et: 'Kvaliteet ja testimine', fr: 'Qualité et tests' },
    descriptions: {
      en: 'Manual and automated testing, load tests and release checks',
      et: 'Käsitsi ja automaattestimine, koormustestid ja tarne kontroll',
      fr: 'Tests manuels et automatisés, tests de charge et recette',
    },
  },
  {
    categoryId: 9,
    slug: 'it-support',
    icon: 'headset',
    isPopular: true,
    names: { en: 'IT support', et: 'IT-tugi', fr: 'Support informatique' },
    descriptions: {
      en: 'Helpdesk, workplaces, networks, Microsoft 365 and printers too',
      et: 'Kasutajatugi, töökohad, võrgud, Microsoft 365 ja ka printerid',
      fr: 'Assistance, postes de travail, réseaux, Microsoft 365 et même les imprimantes',
    },
  },
  {
    categoryId: 10,
    slug: 'business-systems',
    icon: 'boxes',
    isPopular: false,
    names: { en: 'ERP and CRM', et: 'ERP ja CRM', fr: 'ERP et CRM' },
    descriptions: {
      en: 'Choosing, setting up and connecting the systems a company runs on',
      et: 'Ettevõtte põhisüsteemide valik, seadistus ja liidestamine',
      fr: 'Choix, paramétrage et intégration des systèmes qui font tourner l’entreprise',
    },
  },
  {
    categoryId: 11,
    slug: 'marketing',
    icon: 'megaphone',
    isPopular: true,
    names: { en: 'Marketing', et: 'Turundus', fr: 'Marketing' },
    descriptions: {
      en: 'Search, advertising, content, video and honest measurement',
      et: 'Otsing, reklaam, sisu, video ja aus mõõtmine',
      fr: 'Référencement, publicité, contenus, vidéo et mesure honnête',
    },
  },
  {
    categoryId: 12,
    slug: 'accounting-payroll',
    icon: 'calculator',
    isPopular: true,
    names: { en: 'Accounting and payroll', et: 'Raamatupidamine ja palgad', fr: 'Comptabilité et paie' },
    descriptions: {
      en: 'Bookkeeping, payroll, annual reports and controllers by the hour',
      et: 'Raamatupidamine, palgaarvestus, aastaaruanded ja finantsjuht tunnitasuga',
      fr: 'Tenue comptable, paie, comptes annuels et contrôle de gestion à l’heure',
    },
  },
  {
    categoryId: 13,
    slug: 'translation',
    icon: 'languages',
    isPopular: false,
    names: { en: 'Translation and localisation', et: 'Tõlge ja lokaliseerimine', fr: 'Traduction et localisation' },
    descriptions: {
      en: 'Translators, editors and software localisation in many languages',
      et: 'Tõlkijad, toimetajad ja tarkvara lokaliseerimine paljudes keeltes',
      fr: 'Traduction, relecture et localisation de logiciels dans de nombreuses langues',
    },
  },
  {
    categoryId: 14,
    slug: 'engineering-cad',
    icon: 'drafting-compass',
    isPopular: false,
    names: { en: 'Engineering and CAD', et: 'Inseneritööd ja CAD', fr: 'Ingénierie et CAO' },
    descriptions: {
      en: 'Mechanical and building design, drawings, electronics and firmware',
      et: 'Mehaanika ja ehituse projekteerimine, joonised, elektroonika ja püsivara',
      fr: 'Mécanique, bâtiment, plans, électronique et logiciel embarqué',
    },
  },
  {
    categoryId: 15,
    slug: 'customer-support',
    icon: 'messages-square',
    isPopular: false,
    names: { en: 'Customer support', et: 'Klienditugi', fr: 'Relation client' },
    descriptions: {
      en: 'Phone, chat and e-mail teams who know your product',
      et: 'Telefoni-, vestlus- ja e-kirjameeskonnad, kes tunnevad sinu toodet',
      fr: 'Équipes téléphone, chat et e-mail qui connaissent votre produit',
    },
  },
] as const satisfies readonly Category[]

export const categories: Category[] = rows.map((row) => ({ ...row }))

export const categorySlugs = rows.map(({ slug }) => slug)

const idBySlug = new Map<string, number>(rows.map((row) => [row.slug, row.categoryId]))

export function categoryId(slug: CategorySlug): number {
  const found = idBySlug.get(slug)
  if (found === undefined) throw new Error(`There is no category "${slug}"`)
  return found
}
