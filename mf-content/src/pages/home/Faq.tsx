import { paths } from '@sild/paths'
import { useIntl } from '@sild/shell-api'
import { ButtonLink, Card, Cluster, Glyph, Heading, Link, Stack, Text } from '@sild/ui'
import { HomeSection } from './HomeSection.tsx'
import * as css from './Faq.module.css'

const questions = ['who', 'cost', 'commission', 'moderation', 'contacts', 'verification'] as const

export function Faq() {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-content.home.faq.${id}` })
  return (
    <HomeSection id="faq" title={text('title')}>
      <div className={css.columns}>
        <div className={css.questions}>
          {questions.map((question) => (
            <details key={question} className={css.question}>
              <summary className={css.summary}>
                {text(question)}
                <Glyph name="chevronDown" />
              </summary>
              <p className={css.answer}>{text(`${question}.answer`)}</p>
            </details>
          ))}
        </div>
        <Card padding="large">
          <Stack gap={16}>
            <Heading level={3} size={18}>
              {text('other')}
            </Heading>
            <Text tone="muted">{text('other.answer')}</Text>
            <Cluster gap={16}>
              <ButtonLink href={paths.contactUs()}>{text('other.write')}</ButtonLink>
              <Link isAlone href={paths.helpCenter()}>
                {text('other.help')}
              </Link>
            </Cluster>
          </Stack>
        </Card>
      </div>
    </HomeSection>
  )
}
