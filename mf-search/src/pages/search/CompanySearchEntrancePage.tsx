import { paths } from '@sild/paths'
import { leadToSearch } from './lead-to-search.ts'

/** The address of a company without the company. */
export const loader = leadToSearch(paths.search({ searchType: 'companies' }))

export const Component = () => null
