import { type PersonalData, type Sql, sql } from '@sild/service-kit'

const ofUser = ({ userGuid }: { readonly userGuid: string }): Sql => sql`user_guid = ${userGuid}`

/** Cards are copies of publications and companies. Their own services export those. */
export const personalData: PersonalData = {
  favorite_lists: { of: ofUser, key: 'list_guid' },
  favorites: { of: ofUser, key: 'card_guid' },
  hidden_cards: { of: ofUser, key: 'card_guid' },
  saved_searches: { of: ofUser, key: 'saved_search_guid', without: ['query', 'probe', 'feed_number'] },
  saved_search_matches: { of: ofUser, key: `saved_search_guid || ' ' || publication_guid` },
  search_history: { of: ofUser, key: `search_type || ' ' || folded`, without: ['folded'] },
  views: { of: ({ userGuid }) => sql`viewer_guid = ${userGuid}`, key: 'publication_guid' },
}
