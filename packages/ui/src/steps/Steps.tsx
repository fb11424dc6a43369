import type { ReactNode } from 'react'
import { Badge, type Tone } from '../badge/Badge.tsx'
import { Glyph } from '../glyph/Glyph.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { VisuallyHidden } from '../typography/Typography.tsx'
import * as css from './Steps.module.css'

export type StepperProps = {
  label: string
  steps: { label: string; href?: string | undefined }[]
  /** Index of the step in work; those before it are done. */
  current: number
  doneLabel: string
}

export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label} className={css.frame}>
      <ol className={css.stepper}>
        {steps.map((step, index) => {
          const isDone = index < current
          const content = (
            <>
              <span className={css.mark}>{isDone ? <Glyph name="check" /> : index + 1}</span>
              <span className={css.label}>{step.label}</span>
              {isDone && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
            </>
          )
          return (
            <li
              key={step.label}
              className={css.step}
              data-done={isDone}
              aria-current={index === current ? 'step' : undefined}
            >
              {step.href && index !== current ? (
                <Anchor href={step.href} className={css.inner}>
                  {content}
                </Anchor>
              ) : (
                <span className={css.inner}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

export type TaskListProps = {
  items: { label: string; href?: string | undefined; hint?: ReactNode; status: string; tone?: Tone }[]
}

/** The parts of a long form with their states; a part without `href` cannot be started yet. */
export function TaskList({ items }: TaskListProps) {
  return (
    <ul className={css.tasks}>
      {items.map((item) => (
        <li key={item.label} className={css.task}>
          <div className={css.words}>
            {item.href ? (
              <Anchor href={item.href} className={css.link}>
                {item.label}
              </Anchor>
            ) : (
              <span className={css.locked}>{item.label}</span>
            )}
            {item.hint && <p className={css.hint}>{item.hint}</p>}
          </div>
          <Badge tone={item.tone}>{item.status}</Badge>
        </li>
      ))}
    </ul>
  )
}
