import type { Locale, QuestionAnswer, Webinar } from '@sild/demo/types'
import type { PageText } from '../src/actions/save-page.ts'

const headings: Record<Locale, { about: string; takeaways: string; speakers: string; agenda: string; faq: string }> = {
  en: {
    about: 'About the webinar',
    takeaways: 'What you take home',
    speakers: 'Speakers',
    agenda: 'Agenda',
    faq: 'Questions and answers',
  },
  et: {
    about: 'Veebiseminarist',
    takeaways: 'Mida kaasa võtad',
    speakers: 'Esinejad',
    agenda: 'Päevakava',
    faq: 'Küsimused ja vastused',
  },
  fr: {
    about: 'À propos du webinaire',
    takeaways: 'Ce que vous en retirez',
    speakers: 'Intervenants',
    agenda: 'Programme',
    faq: 'Questions et réponses',
  },
}

/** The webinar as a page in one language. */
export function webinarText(webinar: Webinar, locale: Locale): PageText {
  const { about, takeaways, speakers, agenda, faq } = headings[locale]
  const answers = webinar.faq.map(
    ({ questions, answers: given }: QuestionAnswer) => `### ${questions[locale]}\n\n${given[locale]}`,
  )
  const sections = [
    [about, ...webinar.about[locale]],
    [takeaways, webinar.takeaways[locale].map((takeaway) => `- ${takeaway}`).join('\n')],
    [
      speakers,
      ...webinar.speakers.map(
        ({ name, positions, biographies }) => `### ${name}\n\n*${positions[locale]}*\n\n${biographies[locale]}`,
      ),
    ],
    [
      agenda,
      webinar.agenda
        .map(
          ({ startTime, endTime, titles, descriptions }) =>
            `- **${startTime}–${endTime} ${titles[locale]}.** ${descriptions[locale]}`,
        )
        .join('\n'),
    ],
    [faq, ...answers],
  ]
  const markdown = sections.map(([heading, ...body]) => [`## ${heading}`, ...body].join('\n\n')).join('\n\n')
  return { title: webinar.titles[locale], summary: webinar.leads[locale], markdown }
}
