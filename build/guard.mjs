/**
 * The code around the first bundle. If the evaluation of the bundle fails, because the page has replaced built-ins, it logs that once
 * and removes the elements. It uses as few built-ins as possible itself.
 *
 * `removeElements`, which the bundle calls too, removes the elements with their skeletons and the consent text, at once and after
 * parsing, so that the shop looks as if it never had them (docs/specification.md#unsupported-browsers).
 */
export const GUARD = {
  start: '(()=>{try{',
  end: `}catch(error){console.error("[portable-wallets] No buttons: the page has replaced: "+error);removeElements()}
function removeElements(){
const remove=()=>{for(const element of document.documentElement.querySelectorAll("shopify-accelerated-checkout,shopify-accelerated-checkout-cart,shopify-wallet-button,#shopify-buyer-consent")){
try{element.remove()}catch{}
if(element.isConnected)element.outerHTML=""}};
try{remove();addEventListener("DOMContentLoaded",remove)}catch{}}})()`,
};
