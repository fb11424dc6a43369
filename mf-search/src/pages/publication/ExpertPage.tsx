import { useLoaderData } from '@sild/router'
import { publicationLoader } from './load-publication.ts'
import { publicationHandle } from './publication-handle.ts'
import { PublicationView } from './PublicationView.tsx'

export const loader = publicationLoader('expert')

export const handle = publicationHandle('expert')

export const Component = () => <PublicationView {...useLoaderData<typeof loader>()} />
