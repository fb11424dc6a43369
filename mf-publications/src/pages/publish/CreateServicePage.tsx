import type { PageHandle } from '@sild/shell-api'
import { PublishPage, publishLoader } from './PublishPage.tsx'

export const loader = publishLoader('service')

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-publications.publish.create.service' }),
  isUnlisted: true,
}

export const Component = () => <PublishPage cardType="service" />
