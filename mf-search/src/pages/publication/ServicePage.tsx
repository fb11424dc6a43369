import { useLoaderData } from '@sild/router'
import { publicationLoader } from './load-publication.ts'
import { publicationHandle } from './publication-handle.ts'
import { PublicationView } from './PublicationView.tsx'

export const loader = publicationLoader('service')

export const handle = publicationHandle('service')

export const Component = () => <PublicationView {...useLoaderData<typeof loader>()} />
