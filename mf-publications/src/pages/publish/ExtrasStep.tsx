import { locales } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { useText } from '@sild/shell-api'
import { Card, FieldGroup, Stack, Text, TextField } from '@sild/ui'
import { FileField, TextArea } from '@sild/ui/forms'
import type { StepProps } from './step-props.ts'

/** Optional parts of a publication: pictures and documents, the CV of an expert, and translations. */
export function ExtrasStep({ form, cardType, files, locale }: StepProps) {
  const text = useText('mf-publications.publish')
  const labels = {
    choose: text('files.choose'),
    drop: text('files.drop'),
    remove: (file: string) => text('files.remove', { file }),
    progress: (file: string) => text('files.progress', { file }),
  }
  return (
    <Stack gap={24}>
      <Text>{text('extras')}</Text>
      <FileField
        {...files.media}
        name="media"
        label={text('files')}
        optionalLabel={text('optional')}
        hint={text('files.hint', { count: limits.file.maxCount })}
        maxFiles={limits.file.maxCount}
        labels={labels}
        error={files.media.error ?? form.messageOf('media')}
      />
      {cardType === 'expert' && (
        <FileField
          {...files.cv}
          name="cvUrl"
          label={text('cv')}
          optionalLabel={text('optional')}
          hint={text('cv.hint')}
          labels={labels}
          error={files.cv.error ?? form.messageOf('cvUrl')}
        />
      )}
      {locales
        .filter((language) => language !== locale)
        .map((language) => (
          <Card key={language}>
            <FieldGroup
              label={text(`in.${language}`)}
              hint={text(`in.${language}.hint`)}
              optionalLabel={text('optional')}
            >
              {() => (
                <Stack>
                  <TextField
                    label={text('name')}
                    lang={language}
                    maxLength={limits.publicationName.max}
                    error={form.messageOf(`translations.${language}.name`)}
                    {...form.register(`translations.${language}.name`)}
                  />
                  <TextArea
                    label={text('text')}
                    lang={language}
                    rows={6}
                    limit={limits.description.max}
                    remainingText={(remaining) => text('remaining', { remaining })}
                    error={form.messageOf(`translations.${language}.description`)}
                    {...form.register(`translations.${language}.description`)}
                  />
                </Stack>
              )}
            </FieldGroup>
          </Card>
        ))}
    </Stack>
  )
}
