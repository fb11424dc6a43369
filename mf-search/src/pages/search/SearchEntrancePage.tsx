import { paths } from '@sild/paths'
import { leadToSearch } from './lead-to-search.ts'

/** The address of a card without the card. */
export const loader = leadToSearch(paths.search())

export const Component = () => null
