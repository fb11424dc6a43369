import type { PageHandle } from '@sild/shell-api'
import { MailedQuestion } from './MailedQuestion.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.newsletter.end.title' }),
  isUnlisted: true,
}

export const Component = () => <MailedQuestion kind="end" />
