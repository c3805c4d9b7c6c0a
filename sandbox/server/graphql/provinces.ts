/** A state or province with the pattern of its postal codes. */
interface Province {
  code: string;
  name: string;
  /** Other codes and names. */
  aliases: string[];
  zips: RegExp;
}

/**
 * Countries whose addresses need a province: `code name first-last` or `code name prefixes`, or `-` without postal codes.
 * Aliases follow a code after slashes, with underscores for spaces. The zones of AE, HK and MX come from
 * https://github.com/Shopify/worldwide.
 */
const LISTS: Record<string, string> = {
  BR: `AC Acre 69-69|AL Alagoas 57-57|AM Amazonas 69-69|AP Amapá 68-68|BA Bahia 40-48|CE Ceará 60-63
    DF Distrito Federal 70-73|ES Espírito Santo 29-29|GO Goiás 72-76|MA Maranhão 65-65|MG Minas Gerais 30-39
    MS Mato Grosso do Sul 79-79|MT Mato Grosso 78-78|PA Pará 66-68|PB Paraíba 58-58|PE Pernambuco 50-56
    PI Piauí 64-64|PR Paraná 80-87|RJ Rio de Janeiro 20-28|RN Rio Grande do Norte 59-59|RO Rondônia 76-78
    RR Roraima 69-69|RS Rio Grande do Sul 90-99|SC Santa Catarina 88-89|SE Sergipe 49-49|SP São Paulo 01-19
    TO Tocantins 77-77`,
  AE: `AJ Ajman -|AZ Abu Dhabi -|DU Dubai -|FU Fujairah -|RK Ras al-Khaimah -|SH Sharjah -|UQ Umm al-Quwain -`,
  HK: `HK/Hong_Kong/香港/香港島 Hong Kong Island -|KL/九龍 Kowloon -|NT/新界 New Territories -`,
  MX: `AGS/AGU Aguascalientes 20-20|BC/BCN Baja California 21-22|BCS Baja California Sur 23-23|CAMP/CAM Campeche 24-24
    CHIH/CHH Chihuahua 31-33|CHIS/CHP Chiapas 29-30|COAH/COA Coahuila 25-27|COL Colima 28-28
    DF/CDMX/CMX Ciudad de México 00-16|DGO/DUR Durango 34-35|GRO Guerrero 39-41|GTO/GUA Guanajuato 36-38
    HGO/HID Hidalgo 42-43|JAL Jalisco 44-49|MEX México 50-57|MICH/MIC Michoacán 58-61|MOR Morelos 62-62
    NAY Nayarit 63-63|NL/NLE Nuevo León 64-67|OAX Oaxaca 68-71|PUE Puebla 72-75|QRO/QUE Querétaro 76-76
    Q_ROO/ROO Quintana Roo 77-77|SIN Sinaloa 80-82|SLP San Luis Potosí 78-79|SON Sonora 83-85|TAB Tabasco 86-86
    TAMPS/TAM Tamaulipas 87-89|TLAX/TLA Tlaxcala 90-90|VER Veracruz 91-96|YUC Yucatán 97-97|ZAC Zacatecas 98-99`,
  US: `AK Alaska 9|AL Alabama 3|AR Arkansas 7|AS American Samoa 9|AZ Arizona 8|CA California 9|CO Colorado 8
    CT Connecticut 0|DC District of Columbia 2|DE Delaware 1|FL Florida 3|GA Georgia 3|GU Guam 9|HI Hawaii 9
    IA Iowa 5|ID Idaho 8|IL Illinois 6|IN Indiana 4|KS Kansas 6|KY Kentucky 4|LA Louisiana 7|MA Massachusetts 0
    MD Maryland 2|ME Maine 0|MI Michigan 4|MN Minnesota 5|MO Missouri 6|MP Northern Mariana Islands 9
    MS Mississippi 3|MT Montana 5|NC North Carolina 2|ND North Dakota 5|NE Nebraska 6|NH New Hampshire 0
    NJ New Jersey 0|NM New Mexico 8|NV Nevada 8|NY New York 01|OH Ohio 4|OK Oklahoma 7|OR Oregon 9
    PA Pennsylvania 1|PR Puerto Rico 0|RI Rhode Island 0|SC South Carolina 2|SD South Dakota 5|TN Tennessee 3
    TX Texas 78|UT Utah 8|VA Virginia 2|VI Virgin Islands 0|VT Vermont 0|WA Washington 9|WI Wisconsin 5
    WV West Virginia 2|WY Wyoming 8`,
  CA: `AB Alberta T|BC British Columbia V|MB Manitoba R|NB New Brunswick E|NL Newfoundland and Labrador A
    NS Nova Scotia B|NT Northwest Territories X|NU Nunavut X|ON Ontario KLMNP|PE Prince Edward Island C
    QC Quebec GHJ|SK Saskatchewan S|YT Yukon Y`,
};

const provinces = new Map(
  Object.entries(LISTS).map(([country, list]) => [country, list.split(/\s*[|\n]\s*/).map(toProvince)]),
);

export function hasProvinces(country: string): boolean {
  return provinces.has(country);
}

/** Finds a province by its code, its name or an alias. */
export function findProvince(country: string | undefined, province?: string | null): Province | undefined {
  const text = province?.trim().toLowerCase();
  return provinces
    .get(country ?? '')
    ?.find(({ code, name, aliases }) => [code, name, ...aliases].some(known => text === known.toLowerCase()));
}

function toProvince(row: string): Province {
  const [, codes = '', name = '', zips = ''] = /^(\S+) (.+) (\S+)$/.exec(row) ?? [];
  const [code = '', ...aliases] = codes.replaceAll('_', ' ').split('/');
  return { code, name, aliases, zips: toPattern(zips) };
}

function toPattern(zips: string): RegExp {
  if (zips === '-') return /^/;
  const [first, last] = zips.split('-').map(Number);
  if (last === undefined) return new RegExp(`^[${zips}]`, 'i');
  const numbers = Array.from({ length: last - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index);
  return new RegExp(`^(${numbers.map(number => String(number).padStart(2, '0')).join('|')})`);
}
