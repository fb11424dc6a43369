import type { SiteSettings } from '@sild/contract/content/site-schemas'
import { useIntl } from '@sild/shell-api'
import { Cluster, Heading, Link, Stack, Text } from '@sild/ui'

/** Our contacts besides the form, as set by the admins. */
export function Contacts({ settings: { address, email, phone, socialLinks } }: { settings: SiteSettings }) {
  const intl = useIntl()
  return (
    <Stack as="section" gap={12}>
      <Heading>{intl.formatMessage({ id: 'mf-content.contact.elsewhere' })}</Heading>
      <Link isAlone href={`mailto:${email}`}>
        {email}
      </Link>
      {phone && (
        <Link isAlone href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </Link>
      )}
      {address && <Text>{address}</Text>}
      {socialLinks.length > 0 && (
        <Cluster as="ul" gap={16}>
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <Link isAlone href={url} rel="me">
                {name}
              </Link>
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
