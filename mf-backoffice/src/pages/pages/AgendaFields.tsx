import { contentLimits } from '@sild/contract/content/limits'
import { locales } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { Button, Card, Cluster, Grid, Stack, TextField } from '@sild/ui'
import { FieldRow, FormSection, TextArea } from '@sild/ui/forms'
import type { ContentForm } from './content-form.ts'

const inNone = { en: '', et: '', fr: '' }

/** The agenda of a webinar, in the time of Tallinn. */
export function AgendaFields({ form }: { form: ContentForm }) {
  const agenda = form.watch('agenda')
  const text = useText('mf-backoffice.pages')
  const change = (next: typeof agenda) => form.setValue('agenda', next, { shouldDirty: true })
  const startTime = agenda.at(-1)?.endTime ?? '17:00'
  return (
    <FormSection title={text('agenda')} description={text('agenda.text')}>
      {agenda.map((_item, index) => (
        <Card key={index}>
          <Stack gap={12}>
            <FieldRow>
              {(['startTime', 'endTime'] as const).map((name) => (
                <TextField
                  key={name}
                  type="time"
                  label={text(`field.${name}`, { number: index + 1 })}
                  error={form.messageOf(`agenda.${index}.${name}`)}
                  {...form.register(`agenda.${index}.${name}`)}
                />
              ))}
            </FieldRow>
            <Grid gap={12}>
              {locales.map((locale) => (
                <Stack key={locale} gap={12}>
                  <TextField
                    label={`${text('field.title')} (${text(`language.${locale}`)})`}
                    error={form.messageOf(`agenda.${index}.title.${locale}`)}
                    {...form.register(`agenda.${index}.title.${locale}`)}
                  />
                  <TextArea
                    rows={2}
                    label={`${text('field.description')} (${text(`language.${locale}`)})`}
                    error={form.messageOf(`agenda.${index}.description.${locale}`)}
                    {...form.register(`agenda.${index}.description.${locale}`)}
                  />
                </Stack>
              ))}
            </Grid>
            <Cluster>
              <Button size="dense" onClick={() => change(agenda.filter((_each, at) => at !== index))}>
                {text('agenda.remove', { number: index + 1 })}
              </Button>
            </Cluster>
          </Stack>
        </Card>
      ))}
      {agenda.length < contentLimits.agenda && (
        <Cluster>
          <Button
            onClick={() => change([...agenda, { startTime, endTime: startTime, title: inNone, description: inNone }])}
          >
            {text('agenda.add')}
          </Button>
        </Cluster>
      )}
    </FormSection>
  )
}
