import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, Card, Cluster, Glyph, Heading, Link, Stack, Text } from '@sild/ui'
import { HomeSection } from './HomeSection.tsx'
import type { LoadedHome } from './load-home.ts'
import * as css from './Faq.module.css'

/** The editors' most common questions, and a link to ask others. */
export function Faq({ questions }: Pick<LoadedHome, 'questions'>) {
  const text = useText('mf-content.home.faq')
  return (
    <HomeSection id="faq" title={text('title')}>
      <div className={css.columns}>
        <div className={css.questions}>
          {questions.map(({ answer, question }) => (
            <details key={question} className={css.question}>
              <summary className={css.summary}>
                {question}
                <Glyph name="chevronDown" />
              </summary>
              <p className={css.answer}>{answer}</p>
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
