import type { Locale, QuestionAnswer, Webinar } from '@sild/demo/types'
import type { SeededText } from '../src/actions/seed-page.ts'

const headings: Record<Locale, { about: string; takeaways: string; faq: string }> = {
  en: {
    about: 'About the webinar',
    takeaways: 'What you take home',
    faq: 'Questions and answers',
  },
  et: {
    about: 'Veebiseminarist',
    takeaways: 'Mida kaasa võtad',
    faq: 'Küsimused ja vastused',
  },
  fr: {
    about: 'À propos du webinaire',
    takeaways: 'Ce que vous en retirez',
    faq: 'Questions et réponses',
  },
}

/** The text of the webinar's page in one language; speakers and times are data. */
export function webinarText(webinar: Webinar, locale: Locale): SeededText {
  const { about, takeaways, faq } = headings[locale]
  const answers = webinar.faq.map(
    ({ questions, answers: given }: QuestionAnswer) => `### ${questions[locale]}\n\n${given[locale]}`,
  )
  const sections = [
    [about, ...webinar.about[locale]],
    [takeaways, webinar.takeaways[locale].map((takeaway) => `- ${takeaway}`).join('\n')],
    [faq, ...answers],
  ]
  const markdown = sections.map(([heading, ...body]) => [`## ${heading}`, ...body].join('\n\n')).join('\n\n')
  return { title: webinar.titles[locale], summary: webinar.leads[locale], markdown }
}
