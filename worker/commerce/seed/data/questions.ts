import type { SeedQuestion, Text } from '../types.ts'

type Answer = [date: string, answer: Text, author?: string]

/** Of the demonstration's products, by their ids. */
export const questions: Record<number, SeedQuestion[]> = {
  131: [
    asked('Célia R.', '2026-10-20 09:12:00', both('Posso tomar junto com cálcio?', 'Can I take it with calcium?'), [
      '2026-10-20 14:40:00',
      both(
        'Sim, tome 1 softgel junto da refeição que tiver mais gordura. Se já usa outro produto com vitamina D, fale antes com o seu médico.',
        'Yes, take 1 softgel with the fattiest meal of the day. If you already use another product with vitamin D, speak to your doctor first.'
      )
    ]),
    asked('Davi N.', '2026-11-02 19:30:00', both('A cápsula é vegetal?', 'Is the capsule plant-based?'), [
      '2026-11-03 10:05:00',
      both(
        'Não, a cápsula deste produto é de gelatina. No filtro Dieta há versões veganas.',
        'No, the capsule of this product is made of gelatine. The Diet filter shows vegan versions.'
      )
    ])
  ],
  301: [
    asked(
      'Inês A.',
      '2026-09-14 21:03:00',
      both('Melhor tomar de manhã ou à noite?', 'Is it better in the morning or at night?'),
      [
        '2026-09-15 11:20:00',
        both(
          'Sugerimos 2 cápsulas após o jantar. O horário pode mudar, o importante é tomar todos os dias.',
          'We suggest 2 capsules after dinner. The hour may change; what matters is taking them every day.'
        )
      ]
    )
  ],
  401: [
    asked('Bruno T.', '2026-10-11 08:45:00', both('Contém lactose?', 'Does it contain lactose?'), [
      '2026-10-11 13:10:00',
      both(
        'Sim, 1,9 g por porção. Para quem não pode com lactose há o Whey Isolado Zero Lactose da mesma marca.',
        'Yes, 1.9 g per serving. If lactose is a problem, see the Zero Lactose Whey Isolate by the same brand.'
      )
    ])
  ],
  411: [asked('Rafa M.', '2026-11-08 17:22:00', both('O dosador vem no pote?', 'Does the scoop come in the tub?'))],
  491: [
    asked(
      'Luana P.',
      '2026-10-28 12:00:00',
      both('Preciso fazer saturação?', 'Do I need a loading phase?'),
      [
        '2026-10-28 16:30:00',
        both('Fiz sem saturação e gostei do mesmo jeito.', 'I went without one and was just as happy.'),
        'Pedro H.'
      ],
      [
        '2026-10-29 09:15:00',
        both(
          'Não. Bastam 3 g por dia, em qualquer horário, e não recomendamos passar disso.',
          'No. 3 g a day at any hour are enough, and we do not recommend more.'
        )
      ]
    ),
    asked(
      'Caio F.',
      '2026-11-10 20:41:00',
      both('Dissolve bem em água gelada?', 'Does it dissolve well in cold water?')
    )
  ],
  871: [
    asked('Sônia L.', '2026-10-05 10:10:00', both('Tem sabor?', 'Does it have a taste?'), [
      '2026-10-05 15:55:00',
      both(
        'Tem sabor suave, adoçado com estévia. Escolha um dos quatro acima.',
        'It tastes mild and is sweetened with stevia. Choose one of the four above.'
      )
    ])
  ]
}

function asked(author: string, date: string, question: Text, ...answers: Answer[]): SeedQuestion {
  return { author, question, date, answers: answers.map(toAnswer) }
}

function toAnswer([date, answer, author]: Answer): SeedQuestion['answers'][number] {
  return { date, answer, ...(author && { author }) }
}

function both(pt: string, en: string): Text {
  return { pt, en }
}
