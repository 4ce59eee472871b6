import type { SeedBannerGroup } from '../../types.ts'
import { t } from '../text.ts'
import { type BannerDraft, scene, sized, sizes } from './sizes.ts'

const INSTAGRAM = 'https://www.instagram.com/seiva.example'

export const testimonialGroup: SeedBannerGroup = {
  name: 'testimonial-section',
  label: 'Depoimentos',
  banners: sized(sizes.portrait, [
    testimonial(
      'marina-s',
      'Marina S.',
      t(
        'Foi a primeira loja em que eu entendi a diferença entre um magnésio e outro antes de comprar. Veio o que a página dizia.',
        'It was the first store where I understood the difference between one magnesium and another before buying. I got what the page said.'
      ),
      scene('people', '#f3e3d6', '#b8674a', 'woman-curly-hair')
    ),
    testimonial(
      'joao-p',
      'João P.',
      t(
        'Troquei o sabor de um whey fechado sem precisar discutir. A etiqueta chegou no mesmo dia.',
        'I exchanged an unopened whey for another flavour without an argument. The label arrived the same day.'
      ),
      scene('people', '#dde8ea', '#3f6f8c', 'man-beard')
    ),
    testimonial(
      'cida-r',
      'Cida R.',
      t(
        'Tenho 67 anos e a letra do site é boa de ler. Gosto que falam para perguntar ao médico em vez de empurrar produto.',
        'I am 67 and the text on the site is easy to read. I like that they tell you to ask your doctor instead of pushing products.'
      ),
      scene('people', '#e6ede0', '#4d7a52', 'woman-grey-hair')
    ),
    testimonial(
      'rafael-t',
      'Rafael T.',
      t(
        'A conta do custo por dose mudou a minha compra de creatina. Entrega em Manaus demorou oito dias, dentro do que avisaram.',
        'Working out the cost per dose changed how I buy creatine. Delivery to Manaus took eight days, as they had said.'
      ),
      scene('people', '#ebe5f0', '#6a5c96', 'man-short-hair')
    ),
    testimonial(
      'luiza-m',
      'Luiza M.',
      t(
        'As avaliações baixas estão lá, junto das boas. Desisti de um sabor por causa delas e acertei em outro.',
        'The low reviews are there, next to the good ones. They talked me out of one flavour and into another that I liked.'
      ),
      scene('people', '#f6ead0', '#b5852a', 'woman-straight-hair')
    )
  ])
}

export const instagramGroup: SeedBannerGroup = {
  name: 'instagram-posts',
  label: 'Instagram',
  banners: sized(sizes.square, [
    post('cafe', t('Tigela de aveia com frutas', 'Bowl of oats with fruit'), '#f6ead6', 'oats'),
    post('treino', t('Halter e copo de água', 'Dumbbell and a glass of water'), '#e2e4e8', 'dumbbell'),
    post('laranja', t('Laranjas cortadas ao meio', 'Oranges cut in half'), '#f8e6cc', 'orange'),
    post('trilha', t('Serra de manhã cedo', 'Mountains early in the morning'), '#dfe9e4', 'mountain'),
    post('agua', t('Copo de água', 'Glass of water'), '#dbeaee', 'water'),
    post('sono', t('Lua e um livro aberto', 'The moon and an open book'), '#e4e2ef', 'moon'),
    post('mel', t('Pote de mel com pegador de madeira', 'Jar of honey with a wooden dipper'), '#f6e7c4', 'honey'),
    post('pedal', t('Bicicleta na estrada', 'Bicycle on the road'), '#e0ebdf', 'bicycle')
  ])
}

export const newsGroup: SeedBannerGroup = {
  name: 'banner-news-home',
  label: 'Novidades do blog',
  banners: sized(sizes.news, [
    {
      key: 'noticia-creatina',
      name: t('Pote de creatina e colher medidora', 'Tub of creatine and a measuring scoop'),
      title: t('Creatina sem complicação', 'Creatine made simple'),
      description: t(
        '<p>Três gramas, todo dia, com água. O resto é detalhe.</p>',
        '<p>Three grams, every day, with water. The rest is detail.</p>'
      ),
      link: '/pagina/creatina-sem-complicacao',
      scene: scene('packs', '#e0e8ec', '#44718c', 'scoop', ['creatina-micronizada-150-g-serra-alta'])
    },
    {
      key: 'noticia-vitamina-d',
      name: t('Sol nascendo atrás de folhas', 'Sun rising behind leaves'),
      title: t('Vitamina D: sol, comida e cápsula', 'Vitamin D: sun, food and capsule'),
      description: t(
        '<p>De onde ela vem, quanto é a referência e quando faz sentido suplementar.</p>',
        '<p>Where it comes from, what the reference is and when a supplement makes sense.</p>'
      ),
      link: '/pagina/vitamina-d-sol-comida-e-capsula',
      scene: scene('ingredients', '#f8ecd0', '#d79a2b', 'sun')
    },
    {
      key: 'noticia-rotulo',
      name: t('Rótulo com tabela nutricional', 'Label with nutrition facts'),
      title: t('Como ler um rótulo em um minuto', 'How to read a label in one minute'),
      description: t(
        '<p>Porção, dose, porcentagem e ingredientes: quatro olhadas antes de comprar.</p>',
        '<p>Serving, dose, percentage and ingredients: four glances before you buy.</p>'
      ),
      link: '/pagina/como-ler-um-rotulo',
      scene: scene('abstract', '#eaeee0', '#6d7f3f', 'label')
    }
  ])
}

function testimonial(
  key: string,
  person: string,
  words: BannerDraft['title'],
  portrait: BannerDraft['scene']
): BannerDraft {
  return {
    key: `depoimento-${key}`,
    name: t(person, person),
    title: t(person, person),
    description: t(`<p>${words.pt}</p>`, `<p>${words.en}</p>`),
    link: '',
    scene: portrait
  }
}

function post(key: string, name: BannerDraft['name'], ground: string, motif: string): BannerDraft {
  return {
    key: `instagram-${key}`,
    name,
    title: name,
    description: t('', ''),
    link: INSTAGRAM,
    scene: scene('ingredients', ground, '#2f5d46', motif)
  }
}
