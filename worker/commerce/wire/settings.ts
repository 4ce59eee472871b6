import type { View } from '../context.ts'
import { DEFAULT_LIMIT } from '../rules/listing-request.ts'
import { reais } from '../rules/price.ts'
import { economyTerms } from '../rules/shipping.ts'
import { say } from '../texts.ts'
import { addressOf } from './company.ts'

export function settingsOf(view: View) {
  const { settings, language } = view
  const { seo } = settings
  return {
    configuracoes: {
      google: { tag: { verification: [] }, ga: { gtm: '' } },
      seo: { geral: { titleSocial: seo.title[language], descriptionSocial: seo.description[language] } },
      sistema: { geral: { site: siteOf(view), loja: storeOf(view) } },
      pagamento: {
        descontoPix: settings.pixDiscountPercent,
        descontoBoleto: settings.boletoDiscountPercent,
        parcelasMaximo: settings.maxInstallments,
        bandeiras: settings.cardBrands ?? []
      },
      frete: { freteGratisValor: reais(settings.freeShippingCents), prazos: economyTerms() },
      // Spec 3: subscriptions module active; gift list inactive.
      modulos: { assinatura: true, listaPresente: false }
    }
  }
}

function siteOf({ settings, language }: View) {
  return {
    nome: settings.name,
    slogan: settings.slogan[language],
    razaoSocial: settings.legalName,
    cnpj: settings.cnpj ?? '',
    encarregado: { nome: settings.officer?.name ?? '', email: settings.officer?.email ?? '' },
    telefone: settings.phone,
    whatsapp: settings.whatsapp,
    email: settings.email,
    logo: settings.look?.logo ?? '',
    cores: { marca: settings.look?.brand ?? '', oferta: settings.look?.offer ?? '' },
    fonte: settings.look?.font ?? '',
    endereco: addressOf(settings.address)
  }
}

/** Spec 1: the under-implementation notice, because this store takes no orders. */
function storeOf({ settings, language }: View) {
  return {
    id: 1,
    manutencao: settings.closed === true,
    implantacao: settings.closed !== true,
    fechada: settings.closed === true,
    mensagemManutencao: settings.closed ? '' : say(language, 'demonstration'),
    itensPorPagina: DEFAULT_LIMIT,
    ordemPadrao: 'Popularidade',
    urlPainelVendedor: settings.sellerPanelUrl,
    urlAreaCliente: settings.customerAreaUrl
  }
}
