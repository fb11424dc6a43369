import { NewerVersionDialog } from '@sild/dialogs'
import { useSearchParams } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import { Button, Cluster, Heading, PageHeader, Stepper, Text, formatDate, useTimeZone } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { BasicsStep } from './BasicsStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { ExtrasStep } from './ExtrasStep.tsx'
import { SkillsStep } from './SkillsStep.tsx'
import { fieldsOfStep, type Step, stepOf, stepOfField, steps } from './steps.ts'
import { TermsStep } from './TermsStep.tsx'
import { type Publishing, usePublicationForm } from './use-publication-form.ts'
import { usePublicationFiles } from './use-publication-files.ts'

const stepParts = { basics: BasicsStep, skills: SkillsStep, terms: TermsStep, extras: ExtrasStep, check: CheckStep }

/**
 * One topic for each step; the step is in the address, so Back returns to the previous one. The browser stores
 * everything typed.
 */
export function PublishWizard(publishing: Publishing) {
  const { cardType, edited } = publishing
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [parameters, setParameters] = useSearchParams()
  const form = usePublicationForm(publishing)
  const files = usePublicationFiles(form)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = stepOf(parameters.get('step'))
  const index = steps.indexOf(step)
  const text = useText('mf-publications.publish')

  const hrefOf = (target: Step) => `?${new URLSearchParams({ ...Object.fromEntries(parameters), step: target })}`
  const goTo = (target: Step) =>
    setParameters((current) => ({ ...Object.fromEntries(current), step: target }), { preventScrollReset: false })

  useEffect(() => heading.current?.focus(), [step])
  const showFirst = useEffectEvent((errors: typeof form.errors) => {
    const first = errors.find(({ name }) => name)
    if (first?.name && stepOfField(first.name) !== step) goTo(stepOfField(first.name))
  })
  // Only a refused submission leads to another step.
  useEffect(() => showFirst(form.errors), [form.errors])

  // The focus moves to a new list of problems, so a new one is made for every failed submit and not for every key.
  const errors = useMemo(
    () => form.errors.filter(({ name }) => !name || stepOfField(name) === step),
    [form.errors, step],
  )
  const Part = stepParts[step]
  const isLast = step === 'check'
  const goOn = async () =>
    (step !== 'extras' || files.areAccepted()) &&
    (await form.check(fieldsOfStep[step])) &&
    goTo(steps[index + 1] ?? 'check')
  /** The pressed action waits for running uploads. */
  const [wanted, setWanted] = useState<'draft' | 'publication' | null>(null)
  const send = useEffectEvent(async () => {
    if (!files.areAccepted()) return goTo('extras')
    form.setValue('isDraft', wanted === 'draft')
    await form.submit()
    // Steps are validated as parts of a publication, not of a draft.
    form.setValue('isDraft', false)
  })
  const isReady = wanted !== null && !files.isArriving
  useEffect(() => {
    if (isReady) void send().finally(() => setWanted(null))
  }, [isReady])
  /** A published or waiting publication cannot be saved as a draft. */
  const mayBeDraft = !edited || edited.publicationStatus === 'DRAFT' || edited.publicationStatus === 'REJECTED'
  return (
    <>
      <PageHeader title={text(edited ? `edit.${cardType}` : `create.${cardType}`)} description={text('description')} />
      <Stepper
        label={text('steps')}
        doneLabel={text('step.done')}
        current={index}
        steps={steps.map((name) => ({
          label: text(`step.${name}`),
          href: steps.indexOf(name) < index || edited ? hrefOf(name) : undefined,
        }))}
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void (isLast ? setWanted('publication') : goOn())
        }}
      >
        <Heading ref={heading} tabIndex={-1}>
          {text(`step.${step}`)}
        </Heading>
        <ErrorSummary title={text('problem')} errors={errors} />
        <Part form={form} cardType={cardType} locale={edited?.locale ?? locale} files={files} hrefOf={hrefOf} />
        <FormActions
          status={form.keptAt ? text('saved', { at: formatDate(form.keptAt, locale, 'time', timeZone) }) : undefined}
        >
          <Cluster>
            {index > 0 && <Button onClick={() => goTo(steps[index - 1]!)}>{text('back')}</Button>}
            {mayBeDraft && (
              <Button isPending={wanted === 'draft'} onClick={() => setWanted('draft')}>
                {text('save-draft')}
              </Button>
            )}
            <Button type="submit" variant="primary" isPending={wanted === 'publication'}>
              {text(isLast ? 'submit' : 'next')}
            </Button>
          </Cluster>
        </FormActions>
        {isLast && (
          <Text size={14} tone="muted">
            {text('moderation')}
          </Text>
        )}
      </Form>
      {form.newer && <NewerVersionDialog {...form.newer} />}
    </>
  )
}
