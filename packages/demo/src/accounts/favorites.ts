import { companyGuid, mainUserGuid } from '../companies/build.ts'
import { publicationGuid } from '../publications/build.ts'
import { dice, guid } from '../seeded.ts'
import { day } from '../time.ts'
import type { Company, Favorite, FavoriteCardType, FavoriteList, Publication } from '../types.ts'

interface ListDraft {
  slug: string
  /** Null: the default list. */
  title: string | null
  ageDays: number
  /** "service rannapuu-woo", "company lumehelk", "response project:metsakodu-booking:rannapuu". */
  cards: string[]
}

const lists: ListDraft[] = [
  {
    slug: 'metsakodu',
    title: 'New booking site',
    ageDays: 6,
    cards: [
      'company rannapuu',
      'company mirabande',
      'service rannapuu-care',
      'expert rauno-s',
      'response project:metsakodu-booking:rannapuu',
      'response project:metsakodu-booking:mirabande',
    ],
  },
  {
    slug: 'metsakodu',
    title: 'For the winter',
    ageDays: 3,
    cards: ['service udupilt-company', 'service hobekala-seo', 'expert silver-m'],
  },
  {
    slug: 'metsakodu',
    title: null,
    ageDays: 18,
    cards: ['service konekoda-eshop', 'company raamaturida', 'expert piret-h', 'service lumehelk-words'],
  },
  {
    slug: 'hallrastas',
    title: 'Good fits',
    ageDays: 5,
    cards: [
      'project viiekivi-customs',
      'project lestrabe-slots',
      'project valserane-traceability',
      'project biotaline-instrument',
    ],
  },
  {
    slug: 'hallrastas',
    title: 'To join forces with',
    ageDays: 24,
    cards: ['company mobiilimesi', 'company cordelune', 'company meretuule', 'expert grete-p'],
  },
  {
    slug: 'hallrastas',
    title: null,
    ageDays: 9,
    cards: ['project kopikakask-kotlin', 'project jaalinnu-pass', 'company proovikivi'],
  },
  {
    slug: 'rannapuu',
    title: null,
    ageDays: 4,
    cards: [
      'project saarepuu-configurator',
      'project tohtritee-eshop',
      'project armorande-booking',
      'expert hendrik-a',
    ],
  },
  {
    slug: 'valserane',
    title: 'Traçabilité',
    ageDays: 7,
    cards: ['company cordelune', 'company hallrastas', 'service cordelune-apis'],
  },
  {
    slug: 'lestrabe',
    title: null,
    ageDays: 2,
    cards: ['company hallrastas', 'service quai-semaphore-offline', 'expert bertrand-l'],
  },
  {
    slug: 'saarepuu',
    title: 'Konfiguraator',
    ageDays: 2,
    cards: ['company rannapuu', 'company mirabande', 'expert hugo-p'],
  },
]

export function buildFavorites(companies: Company[], publications: Publication[]) {
  const favoriteLists: FavoriteList[] = []
  const favorites: Favorite[] = []
  for (const list of lists) {
    const listGuid = list.title === null ? null : guid(`favourite-list:${list.slug}:${list.title}`)
    if (listGuid && list.title) {
      favoriteLists.push({
        listGuid,
        companyGuid: companyGuid(list.slug),
        userGuid: mainUserGuid(list.slug),
        title: list.title,
        createdAgeMinutes: list.ageDays * day,
      })
    }
    list.cards.forEach((card, index) =>
      favorites.push(favorite(list.slug, card, listGuid, list.ageDays * day - index * 40 - 5)),
    )
  }
  const written = new Set(lists.map((list) => list.slug))
  for (const company of companies) {
    if (!written.has(company.slug)) favorites.push(...casualFavorites(company, publications))
  }
  return { favoriteLists, favorites }
}

function favorite(slug: string, card: string, listGuid: string | null, createdAgeMinutes: number): Favorite {
  const [cardType = '', key = ''] = card.split(' ')
  return {
    favoriteGuid: guid(`favourite:${slug}:${card}:${listGuid}`),
    userGuid: mainUserGuid(slug),
    companyGuid: companyGuid(slug),
    // The cards above are written by hand and resolved one by one in market.test.ts.
    cardType: cardType as FavoriteCardType,
    cardGuid: cardGuid(cardType, key),
    listGuid,
    createdAgeMinutes,
  }
}

function cardGuid(cardType: string, key: string): string {
  if (cardType === 'company') return companyGuid(key)
  if (cardType === 'response') return guid(`response:${key}`)
  if (cardType === 'project' || cardType === 'service' || cardType === 'expert') return publicationGuid(cardType, key)
  throw new Error(`Nobody can like a ${cardType}`)
}

/** Customers look at services and experts, providers at projects; never at their own. */
function casualFavorites(company: Company, publications: Publication[]): Favorite[] {
  const lot = dice(`favourites:${company.slug}`)
  const interesting = publications.filter(
    (publication) =>
      publication.status === 'ACTIVE' &&
      publication.companyGuid !== company.companyGuid &&
      (publication.kind === 'project') === (company.userType === 'provider'),
  )
  const count = lot.between(1, 5)
  const chosen = new Set(Array.from({ length: count }, () => lot.pick(interesting)))
  return [...chosen].map((publication) => ({
    favoriteGuid: guid(`favourite:${company.slug}:${publication.publicationGuid}`),
    userGuid: company.mainUserGuid,
    companyGuid: company.companyGuid,
    cardType: publication.kind,
    cardGuid: publication.publicationGuid,
    listGuid: null,
    createdAgeMinutes: lot.between(30, Math.max(40, publication.publishedAgeMinutes ?? 40)),
  }))
}
