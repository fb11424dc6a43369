import type { Locale } from '@sild/contract/enums'
import { contentLimits } from '@sild/contract/content/limits'
import { useText } from '@sild/shell-api'
import { TextField } from '@sild/ui'
import { FormSection, TextArea } from '@sild/ui/forms'
import type { ContentForm } from './content-form.ts'
import { PagePreview } from './PagePreview.tsx'
import { TextProblems } from './TextProblems.tsx'
import { UploadField } from './UploadField.tsx'
import { usePreview } from './use-preview.ts'

interface LanguageColumnProps {
  form: ContentForm
  locale: Locale
  /** Fields of pages in this section. */
  has: { place: boolean; body: boolean; captions: boolean }
}

const markdownRows = 18

/** A page in one of its languages, and how readers will see it. */
export function LanguageColumn({ form, has, locale }: LanguageColumnProps) {
  const { coverUrl, texts } = form.watch()
  const shown = texts[locale]
  const preview = usePreview(shown.markdown)
  const text = useText('mf-backoffice.pages')
  const language = text(`language.${locale}`)
  const field = (name: 'title' | 'summary' | 'place' | 'markdown') => ({
    label: `${text(`field.${name}`)} (${language})`,
    error: form.messageOf(`texts.${locale}.${name}`),
    lang: locale,
    ...form.register(`texts.${locale}.${name}`),
  })

  function insertPicture(url: string | null, fileName: string) {
    if (!url) return
    const name = fileName.replace(/\.\w+$/, '').replace(/[[\]]/g, '')
    const markdown = form.getValues(`texts.${locale}.markdown`)
    form.setValue(`texts.${locale}.markdown`, `${markdown.trimEnd()}\n\n![${name}](${url})\n`.trimStart(), {
      shouldDirty: true,
    })
  }

  return (
    <FormSection title={language}>
      <TextField maxLength={contentLimits.title} {...field('title')} />
      <TextArea rows={3} {...field('summary')} />
      {has.place && <TextField {...field('place')} />}
      {has.body && (
        <>
          <TextArea
            rows={markdownRows}
            limit={contentLimits.markdown}
            remainingText={(remaining) => text('remaining', { remaining })}
            hint={text('field.markdown.hint')}
            spellCheck
            {...field('markdown')}
          />
          <UploadField
            name={`picture-${locale}`}
            label={`${text('field.picture')} (${language})`}
            place="page-picture"
            onChange={insertPicture}
          />
        </>
      )}
      {has.captions && (
        <UploadField
          name={`texts.${locale}.captionsUrl`}
          label={`${text('field.captionsUrl')} (${language})`}
          hint={text('field.captionsUrl.hint')}
          place="page-captions"
          error={form.messageOf(`texts.${locale}.captionsUrl`)}
          url={shown.captionsUrl}
          onChange={(url) => form.setValue(`texts.${locale}.captionsUrl`, url, { shouldDirty: true })}
        />
      )}
      {preview && <TextProblems problems={preview.problems} />}
      {has.body && (
        <details>
          <summary>{text('preview')}</summary>
          <PagePreview text={shown} coverUrl={coverUrl} preview={preview} />
        </details>
      )}
    </FormSection>
  )
}
