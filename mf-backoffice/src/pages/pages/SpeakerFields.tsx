import { contentLimits } from '@sild/contract/content/limits'
import { locales } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { Button, Card, Cluster, Grid, Stack, TextField } from '@sild/ui'
import { FormSection, TextArea } from '@sild/ui/forms'
import type { ContentForm } from './content-form.ts'

const inNone = { en: '', et: '', fr: '' }

/** The speakers of a webinar. */
export function SpeakerFields({ form }: { form: ContentForm }) {
  const speakers = form.watch('speakers')
  const text = useText('mf-backoffice.pages')
  const change = (next: typeof speakers) => form.setValue('speakers', next, { shouldDirty: true })
  return (
    <FormSection title={text('speakers')}>
      {speakers.map((_speaker, index) => (
        <Card key={index}>
          <Stack gap={12}>
            <TextField
              label={text('field.name', { number: index + 1 })}
              error={form.messageOf(`speakers.${index}.name`)}
              {...form.register(`speakers.${index}.name`)}
            />
            <Grid gap={12}>
              {locales.map((locale) => (
                <Stack key={locale} gap={12}>
                  <TextField
                    label={`${text('field.speaker-position')} (${text(`language.${locale}`)})`}
                    error={form.messageOf(`speakers.${index}.position.${locale}`)}
                    {...form.register(`speakers.${index}.position.${locale}`)}
                  />
                  <TextArea
                    rows={3}
                    label={`${text('field.biography')} (${text(`language.${locale}`)})`}
                    error={form.messageOf(`speakers.${index}.biography.${locale}`)}
                    {...form.register(`speakers.${index}.biography.${locale}`)}
                  />
                </Stack>
              ))}
            </Grid>
            <Cluster>
              <Button size="dense" onClick={() => change(speakers.filter((_each, at) => at !== index))}>
                {text('speakers.remove', { number: index + 1 })}
              </Button>
            </Cluster>
          </Stack>
        </Card>
      ))}
      {speakers.length < contentLimits.speakers && (
        <Cluster>
          <Button onClick={() => change([...speakers, { name: '', position: inNone, biography: inNone }])}>
            {text('speakers.add')}
          </Button>
        </Cluster>
      )}
    </FormSection>
  )
}
