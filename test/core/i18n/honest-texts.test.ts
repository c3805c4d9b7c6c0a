import '../../run/dom';
import * as assert from 'uvu/assert';
import { names, readLocales } from '../../../build/locales.mjs';
import { joinSentences } from '../../../src/core/i18n/messages';
import { WHILE_ORDERED } from '../../model/invariants';
import { test } from '../../run/suite';

/** How each language says that an order or a payment has failed, or asks to try again. Written without looking at the other texts. */
const FAILURES: Record<string, RegExp> = {
  ar: /لم يتم تقديم|تعذ[ّ]?ر (الدفع|إتمام)|فشل|رُ?فض|حاول(ة)? مرة أخرى/,
  bg: /не (е|беше) (приета|направена|успешн)|неуспеш|отказан|опитайте/i,
  ca: /no s’ha (fet|pogut (pagar|completar))|ha fallat|rebutja|torna-ho a provar/i,
  cs: /nebyla (odeslána|přijata)|nepodařilo (zaplatit|dokončit)|neúspěšn|selhal|zamítnut|zkuste to znovu/i,
  da: /ikke (afgivet|gennemført|gennemføres)|mislyk|afvist|prøv igen/i,
  de: /nicht (aufgegeben|eingegangen|möglich|abgeschlossen)|fehlgeschlagen|gescheitert|abgelehnt|versuchen Sie/i,
  el: /δεν (καταχωρίστηκε|ολοκληρώθηκε|έγινε)|απέτυχε|απορρίφθηκε|δοκιμάστε/i,
  en: /(wasn’t|not) (placed|completed)|couldn’t (pay|complete)|fail|declined|try again/i,
  es: /no se (ha|pudo) (realizado|pagar|completar)|fall[oóa]|rechazad|inténtalo/i,
  fi: /ei (tehty|onnistunut)|epäonnist|hylätt|yritä uudelleen/i,
  fr: /n’a pas (été (validée|passée)|abouti)|impossible|échec|échoué|refusé|réessayez/i,
  he: /לא (בוצעה|הושלם|הושלמה)|לא ניתן היה לשלם|נכשל|נדחה|לנסות שוב/,
  hi: /नहीं (हुआ|हो सका|हो पाया)|विफल|असफल|फिर से कोशिश/,
  hr: /nije (zaprimljena|uspjel|dovršen)|neuspje|odbijen|pokušajte/i,
  hu: /nem (jött létre|sikerült)|sikertelen|elutasít|próbálja/i,
  id: /(belum|tidak) (dibuat|berhasil)|gagal|ditolak|coba lagi/i,
  it: /non è stato (effettuato|completato)|impossibile (pagare|completare)|non riuscit|fallit|rifiutat|riprova/i,
  ja: /完了していません|(支払|購入|注文)い?できません|失敗|拒否|もう一度お試し/,
  ko: /(완료|주문|결제)(되지|하지) (않|못)|실패|거부|다시 시도/,
  lt: /nepateiktas|nepavyko (sumokėti|užbaigti)|nesėkm|atmest|bandykite/i,
  ms: /tidak (dibuat|berjaya)|tidak dapat membayar|gagal|ditolak|cuba lagi/i,
  nb: /ikke (lagt inn|mottatt|gjennomføres|gjennomført)|mislyk|avvist|prøv igjen/i,
  nl: /niet (geplaatst|gelukt|voltooid)|mislukt|geweigerd|probeer het opnieuw/i,
  pl: /\bnie (zostało złożone|udało się (zapłacić|złożyć))|nieudan|odrzucon|spróbuj/i,
  'pt-br': /não foi (realizado|possível (pagar|concluir))|falh|recusad|tente novamente/i,
  'pt-pt': /não foi (efetuada|possível (pagar|concluir))|falh|recusad|tente novamente/i,
  ro: /nu (a fost (plasată|posibilă)|s-a (putut finaliza|finalizat))|eșuat|refuzat|încercați/i,
  ru: /не (оформлен|удалось (оплатить|оформить))|неудач|отклон|повторите попытку/i,
  sk: /nebola (odoslaná|prijatá)|nepodarilo (zaplatiť|dokončiť)|neúspešn|zlyhal|zamietnut|skúste to znova/i,
  sl: /ni (bilo oddano|uspelo)|neuspe|spodletel|zavrnjen|poskusite znova/i,
  sv: /inte (lagd|genomför)|misslyck|avvis|nekad|försök igen/i,
  th: /ยังไม่มีการสั่งซื้อ|ไม่สำเร็จ|ล้มเหลว|ถูกปฏิเสธ|ลองอีกครั้ง/,
  tr: /(oluşturul|tamamlan|yapıl)(a)?madı|başarısız|reddedil|tekrar deneyin/i,
  uk: /не (оформлено|вдалося (оплатити|оформити))|невдал|відхилен|спробуйте/i,
  vi: /chưa được đặt|không thanh toán được|không thành công|thất bại|từ chối|thử lại/i,
  'zh-cn': /未(提交|完成)|无法(使用|完成)|失败|被拒|重试/,
  'zh-tw': /未(成立|完成)|無法(使用|完成)|失敗|被拒|再試/,
};

const locales = await readLocales();

test('the words of a failure are known in every language', () => {
  const hint = 'Add to FAILURES how the language says that a purchase has failed.';
  assert.equal(Object.keys(FAILURES).sort(), names, hint);
});

for (const name of names) {
  const { page, purchase, consent } = locales[name] as NonNullable<(typeof locales)[string]>;
  const texts: Record<string, string> = { ...page, ...purchase, ...consent };
  const failure = FAILURES[name] ?? /^/;

  test(`${name} never says that a purchase has failed while an order may exist`, () => {
    // An empty cart may have been ordered in another tab.
    for (const key of [...WHILE_ORDERED, 'error_dialogs.cart.title'])
      assert.not.match(texts[key] ?? '', failure, key);
    // The expression detects the titles of failures.
    for (const key of ['error_dialogs.checkout.title', 'error_dialogs.wallet.title'])
      assert.match(texts[key] ?? '', failure, key);
  });

  test(`${name} joins two sentences as it separates others`, () => {
    const { 'error_dialogs.payment.title': title, 'error_dialogs.payment.pending': text } = purchase;
    const joined = joinSentences(title, text);
    assert.is(joined.replace(/\s/g, ''), `${title}${text}`.replace(/\s/g, ''));
    assert.not.match(joined, /[.!?।]\p{L}/u);
    for (const written of [joined, ...Object.values(texts)]) assert.not.match(written, /。\s| {2}/);
  });

  test(`${name} takes no number, and has the noun for two days in the plural of 2`, () => {
    const values = Object.values(texts).flatMap(text => text.match(/\{\w+\}/g) ?? []);
    assert.equal([...new Set(values)].sort(), ['{field}', '{policy}', '{shop}', '{wallet}']);
    if (new Intl.PluralRules(page.lang).select(2) === 'other') return;
    const twoDays = new Intl.RelativeTimeFormat(page.lang, { numeric: 'always' }).format(2, 'day');
    assert.match(page['delivery_promise.two_day'], twoDays.match(/\p{L}+/gu)?.at(-1) ?? '');
  });
}

test.run();
