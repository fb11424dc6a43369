import { getSiteSettings } from '@sild/contract/content/site-operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useLoaderData } from '@sild/router'
import { apiContext, isApiError, type PageHandle, useIntl, useText } from '@sild/shell-api'
import { ButtonLink, Notice, Page, PageHeader } from '@sild/ui'
import { useState } from 'react'
import { ContactForm } from './ContactForm.tsx'
import { Contacts } from './Contacts.tsx'

/** The form is shown even if the contacts cannot be loaded. */
export async function loader({ context, request: { signal } }: LoaderArgs) {
  try {
    return await context.get(apiContext).call(getSiteSettings, { signal })
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.contact.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.contact.description' }),
}

export function Component() {
  const intl = useIntl()
  const settings = useLoaderData<typeof loader>()
  const [isSent, setIsSent] = useState(false)
  const text = useText('mf-content.contact')
  return (
    <Page width="form">
      <PageHeader title={text('title')} description={text('description')} />
      {isSent ? (
        <Notice
          tone="success"
          isLive
          title={text('sent')}
          action={<ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'mf-content.home' })}</ButtonLink>}
        >
          {text('sent.text')}
        </Notice>
      ) : (
        <ContactForm onSent={() => setIsSent(true)} />
      )}
      {settings && <Contacts settings={settings} />}
    </Page>
  )
}
