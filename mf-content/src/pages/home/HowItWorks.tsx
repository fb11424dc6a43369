import { paths } from '@sild/paths'
import { useText } from '@sild/shell-api'
import { ButtonLink, Heading, Text } from '@sild/ui'
import { HomeSection } from './HomeSection.tsx'
import * as css from './HowItWorks.module.css'

const steps = ['publish', 'moderation', 'respond', 'agree'] as const

export function HowItWorks() {
  const text = useText('mf-content.home.how')
  return (
    <HomeSection id="how-it-works" title={text('title')}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <Heading level={3}>{text(step)}</Heading>
            <Text tone="muted">{text(`${step}.text`)}</Text>
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink variant="primary" size="large" href={paths.getStarted()}>
          {text('start')}
        </ButtonLink>
      </div>
    </HomeSection>
  )
}
