import { locales } from '@sild/contract/enums'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useText } from '@sild/shell-api'
import { Badge, Card, Cluster, Heading, Stack, Text } from '@sild/ui'
import { ChangedText } from '../../difference/ChangedText.tsx'

/** The translations of a publication. */
export function CaseTranslations({ moderationCase }: { moderationCase: ModerationCase }) {
  const text = useText('mf-backoffice.case.translation')
  const { approvedBefore, publication } = moderationCase
  return locales.map((locale) => {
    const translation = publication.translations[locale]
    if (!translation) return null
    const before = approvedBefore?.translations?.[locale]
    const isNew = approvedBefore?.translations && !before
    return (
      <section key={locale} aria-labelledby={`translation-${locale}`}>
        <Stack gap={8}>
          <Cluster>
            <Heading level={3} id={`translation-${locale}`}>
              {text(locale)}
            </Heading>
            {isNew && <Badge tone="accent">{text('new')}</Badge>}
          </Cluster>
          <Card lang={locale}>
            <Stack gap={8}>
              <Text isStrong>
                <ChangedText now={translation.name} before={before?.name} />
              </Text>
              <ChangedText now={translation.description} before={before?.description} isLong />
            </Stack>
          </Card>
        </Stack>
      </section>
    )
  })
}
