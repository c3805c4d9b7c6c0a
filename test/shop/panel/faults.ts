import type { Fault, FaultName } from '../store/types';

/** What each fault does, in the panel's words. */
export const FAULTS: Record<FaultName, string> = {
  out_of_stock: 'Todas as linhas esgotadas',
  some_out_of_stock: 'A primeira linha esgotada',
  not_enough_stock: 'Menos unidades do que o pedido',
  currency_change: 'O carrinho volta em dólares',
  validation_custom: 'Regra da loja: compra mínima',
  invalid_merchandise: 'Variante desconhecida',
  invalid_quantity: 'Quantidade inválida',
  variant_requires_selling_plan: 'A variante exige assinatura',
  selling_plan_not_applicable: 'A assinatura não se aplica',
  payment_method_not_applicable: 'Forma de pagamento não se aplica',
  deferred_payment_required: 'Exige pagamento futuro',
  unserviceable: 'Endereço sem entrega',
  slow_rates: 'Fretes pendentes duas vezes',
  not_ready: 'Carrinho ainda não pronto',
  prepare_throttled: 'Preparação em fila',
  submit_throttled: 'Envio em fila',
  submit_failed: 'Cartão recusado',
  captcha: 'Captcha exigido',
  already_accepted: 'Pedido já aceito',
  success_without_url: 'Pedido feito, sem página de agradecimento',
  invalid_amount: 'O total muda durante o pagamento',
  refused: 'Conexão recusada',
  cut: 'Resposta cortada no meio',
  http_500: 'HTTP 500',
  http_429: 'HTTP 429 sem Retry-After',
  http_429_retry_after: 'HTTP 429 com Retry-After: 1',
  http_503: 'HTTP 503',
  html: 'Uma página no lugar de JSON',
  graphql_errors: 'Erros de GraphQL, sem dados',
  null_data: 'data: null',
  silence: 'Sem resposta por 30 s',
  slow: 'Resposta 1,5 s mais tarde',
};

/** A fault from a form or from JSON; `times` that is empty, `null` or `always` never ends. Nothing where it has no known name. */
export function toFault({ name, operations, times }: Record<string, unknown>): Fault | undefined {
  if (typeof name !== 'string' || !Object.hasOwn(FAULTS, name)) return undefined;
  const list = Array.isArray(operations) ? operations : String(operations ?? '').split(/[\s,]+/);
  const isEndless = times === null || times === '' || times === 'always' || times === undefined;
  const count = isEndless ? Number.POSITIVE_INFINITY : Number(times);
  if (!(count >= 1)) return undefined;
  return { name: name as FaultName, operations: list.map(String).filter(Boolean), times: count };
}
