/**
 * The municipalities of Norway as of 1 January 2026, one per line: number, key, name, parallel names in their legal
 * order, county, official written form, latitude and longitude of the administrative centre (to about a kilometre),
 * bounding box (west, south, east, north) and population (to the nearest hundred). Sources are named in NOTICE.md.
 */
export const MUNICIPALITY_TABLE = `
0301|oslo|Oslo|no:Oslo,sma:Oslove|Oslo|neutral|59.91|10.75|10.489,59.809,10.952,60.136|717700
1101|eigersund|Eigersund||Rogaland|nb|58.45|6.00|5.847,58.357,6.498,58.65|15200
1103|stavanger|Stavanger||Rogaland|neutral|58.97|5.73|5.561,58.884,6.106,59.297|149000
1106|haugesund|Haugesund||Rogaland|nb|59.41|5.27|5.071,59.383,5.398,59.504|38300
1108|sandnes|Sandnes||Rogaland|neutral|58.85|5.74|5.609,58.776,6.94,59.193|83700
1111|sokndal|Sokndal||Rogaland|neutral|58.34|6.28|6.111,58.277,6.523,58.477|3300
1112|lund|Lund||Rogaland|neutral|58.46|6.55|6.263,58.299,6.633,58.628|3200
1114|bjerkreim|Bjerkreim||Rogaland|nn|58.63|6.08|5.864,58.514,6.623,58.795|2900
1119|ha|Hå||Rogaland|neutral|58.61|5.65|5.54,58.477,5.935,58.706|19800
1120|klepp|Klepp||Rogaland|nn|58.77|5.63|5.489,58.692,5.739,58.832|20900
1121|time|Time||Rogaland|nn|58.74|5.65|5.603,58.612,5.931,58.802|19900
1122|gjesdal|Gjesdal||Rogaland|neutral|58.76|5.85|5.799,58.672,6.666,58.99|12400
1124|sola|Sola||Rogaland|neutral|58.89|5.65|5.43,58.812,5.703,58.962|28700
1127|randaberg|Randaberg||Rogaland|neutral|59.00|5.62|5.559,58.971,5.664,59.037|11700
1130|strand|Strand||Rogaland|neutral|59.02|6.04|5.814,58.903,6.237,59.141|13700
1133|hjelmeland|Hjelmeland||Rogaland|nn|59.23|6.18|5.988,59.036,6.866,59.376|2600
1134|suldal|Suldal||Rogaland|nn|59.48|6.25|5.913,59.301,7.215,59.783|3900
1135|sauda|Sauda||Rogaland|nn|59.65|6.35|6.178,59.562,6.694,59.845|4600
1144|kvitsoy|Kvitsøy||Rogaland|neutral|59.06|5.40|5.389,59.04,5.495,59.089|500
1145|bokn|Bokn||Rogaland|nn|59.23|5.44|5.373,59.159,5.556,59.273|900
1146|tysvaer|Tysvær||Rogaland|neutral|59.42|5.45|5.343,59.242,5.898,59.5|11600
1149|karmoy|Karmøy||Rogaland|neutral|59.28|5.31|5.029,59.129,5.417,59.42|43300
1151|utsira|Utsira||Rogaland|neutral|59.31|4.89|4.855,59.294,4.913,59.32|200
1160|vindafjord|Vindafjord||Rogaland|nn|59.60|5.81|5.463,59.408,6.184,59.686|8900
1505|kristiansund|Kristiansund||Møre og Romsdal|neutral|63.11|7.73|7.688,63.018,7.902,63.139|24400
1506|molde|Molde||Møre og Romsdal|neutral|62.74|7.16|6.514,62.331,8.732,62.872|32800
1508|alesund|Ålesund||Møre og Romsdal|neutral|62.47|6.15|6.085,62.413,7.121,62.863|58500
1511|vanylven|Vanylven||Møre og Romsdal|nn|62.10|5.58|5.405,61.96,5.864,62.203|3000
1514|sande|Sande||Møre og Romsdal|nn|62.20|5.65|5.34,62.17,5.781,62.291|2400
1515|heroy-more-og-romsdal|Herøy||Møre og Romsdal|nn|62.34|5.63|5.476,62.208,5.847,62.414|9000
1516|ulstein|Ulstein||Møre og Romsdal|nn|62.34|5.85|5.764,62.228,5.959,62.426|8900
1517|hareid|Hareid||Møre og Romsdal|nn|62.37|6.03|5.9,62.279,6.115,62.425|5300
1520|orsta|Ørsta||Møre og Romsdal|nn|62.20|6.13|5.951,62.099,6.784,62.376|11000
1525|stranda|Stranda||Møre og Romsdal|nn|62.31|6.95|6.657,61.963,7.417,62.373|4300
1528|sykkylven|Sykkylven||Møre og Romsdal|nn|62.39|6.58|6.401,62.22,6.876,62.453|7600
1531|sula|Sula||Møre og Romsdal|nn|62.44|6.20|6.055,62.394,6.367,62.452|9700
1532|giske|Giske||Møre og Romsdal|nn|62.50|6.13|5.931,62.462,6.176,62.591|8700
1535|vestnes|Vestnes||Møre og Romsdal|nn|62.62|7.09|6.685,62.446,7.394,62.656|7100
1539|rauma|Rauma||Møre og Romsdal|neutral|62.57|7.69|7.225,62.17,8.206,62.714|7300
1547|aukra|Aukra||Møre og Romsdal|nn|62.79|6.95|6.628,62.75,7.048,62.859|3700
1554|averoy|Averøy||Møre og Romsdal|neutral|63.07|7.60|7.352,62.935,7.728,63.117|6000
1557|gjemnes|Gjemnes||Møre og Romsdal|neutral|62.90|7.73|7.384,62.821,8.12,63|2700
1560|tingvoll|Tingvoll||Møre og Romsdal|neutral|62.91|8.20|7.88,62.783,8.441,63.111|3000
1563|sunndal|Sunndal||Møre og Romsdal|neutral|62.68|8.56|8.206,62.353,9.244,62.919|7200
1566|surnadal|Surnadal||Møre og Romsdal|nn|62.97|8.73|8.257,62.711,9.365,63.134|6000
1573|smola|Smøla||Møre og Romsdal|neutral|63.46|8.01|7.768,63.272,8.265,63.516|2200
1576|aure|Aure||Møre og Romsdal|neutral|63.27|8.53|7.826,63.133,8.912,63.425|3400
1577|volda|Volda||Møre og Romsdal|nn|62.15|6.07|5.727,61.923,6.794,62.232|11100
1578|fjord|Fjord||Møre og Romsdal|nn|62.30|7.26|6.827,62.065,7.829,62.485|2500
1579|hustadvika|Hustadvika||Møre og Romsdal|neutral|62.85|7.15|6.898,62.752,7.616,63.015|13400
1580|haram|Haram||Møre og Romsdal|neutral|62.60|6.45|6.127,62.522,6.841,62.713|9400
1804|bodo|Bodø||Nordland|neutral|67.28|14.40|13.826,66.92,15.365,67.604|53700
1806|narvik|Narvik||Nordland|neutral|68.44|17.43|16.035,67.969,18.152,68.609|21600
1811|bindal|Bindal||Nordland|nb|65.09|12.37|11.694,64.939,13.157,65.306|1400
1812|somna|Sømna||Nordland|nb|65.32|12.17|11.626,65.203,12.465,65.439|2000
1813|bronnoy|Brønnøy||Nordland|neutral|65.47|12.21|11.996,65.21,13.167,65.624|7800
1815|vega|Vega||Nordland|nb|65.67|11.95|11.375,65.566,12.185,65.84|1200
1816|vevelstad|Vevelstad||Nordland|nb|65.70|12.47|12.288,65.517,13.04,65.788|500
1818|heroy-nordland|Herøy||Nordland|nb|65.97|12.29|11.678,65.896,12.473,66.083|1800
1820|alstahaug|Alstahaug||Nordland|neutral|66.02|12.63|12.16,65.742,12.775,66.026|7400
1822|leirfjord|Leirfjord||Nordland|neutral|66.07|12.93|12.659,65.959,13.491,66.235|2400
1824|vefsn|Vefsn||Nordland|neutral|65.84|13.19|12.597,65.464,13.766,66.179|13500
1825|grane|Grane||Nordland|neutral|65.53|13.42|12.933,65.099,13.877,65.786|1400
1826|hattfjelldal|Hattfjelldal|sma:Aarborte,no:Hattfjelldal|Nordland|neutral|65.60|13.99|13.625,65.108,14.626,65.892|1300
1827|donna|Dønna||Nordland|nb|66.10|12.47|12.171,66.013,12.806,66.261|1400
1828|nesna|Nesna||Nordland|nb|66.20|13.03|12.697,66.162,13.319,66.316|1800
1832|hemnes|Hemnes||Nordland|neutral|66.08|13.82|13.333,65.766,14.603,66.247|4500
1833|rana|Rana|no:Rana,sma:Raane|Nordland|neutral|66.31|14.14|13.188,66.095,15.534,66.784|26000
1834|luroy|Lurøy||Nordland|nb|66.42|12.85|12.304,66.298,13.263,66.587|1900
1835|traena|Træna||Nordland|nb|66.50|12.10|11.999,66.477,12.269,66.6|400
1836|rodoy|Rødøy||Nordland|neutral|66.65|13.26|12.446,66.397,13.873,66.802|1100
1837|meloy|Meløy||Nordland|nb|66.87|13.71|13.062,66.62,14.419,66.956|6200
1838|gildeskal|Gildeskål||Nordland|neutral|67.03|14.03|13.594,66.769,14.411,67.199|2000
1839|beiarn|Beiarn||Nordland|nb|67.00|14.57|14.308,66.646,15.024,67.138|1100
1840|saltdal|Saltdal||Nordland|nb|67.10|15.39|14.969,66.557,16.307,67.205|4900
1841|fauske|Fauske|no:Fauske,smj:Fuossko|Nordland|nb|67.26|15.39|15.038,67.016,16.405,67.454|9800
1845|sorfold|Sørfold|no:Sørfold,smj:Fuolldá|Nordland|nb|67.36|15.58|15.063,67.256,16.408,67.784|1900
1848|steigen|Steigen||Nordland|nb|67.78|15.00|14.557,67.63,15.912,68.045|2700
1851|lodingen|Lødingen||Nordland|nb|68.41|16.00|15.131,68.25,16.13,68.614|2100
1853|evenes|Evenes|no:Evenes,sme:Evenášši|Nordland|nb|68.53|17.00|16.552,68.447,17.338,68.573|1300
1856|rost|Røst||Nordland|nb|67.52|12.11|11.867,67.409,12.191,67.531|500
1857|vaeroy|Værøy||Nordland|nb|67.66|12.70|12.559,67.63,12.77,67.758|700
1859|flakstad|Flakstad||Nordland|neutral|68.09|13.23|13.001,67.967,13.458,68.17|1200
1860|vestvagoy|Vestvågøy||Nordland|neutral|68.15|13.61|13.46,68.047,14.169,68.348|11600
1865|vagan|Vågan||Nordland|neutral|68.23|14.57|14.033,68.146,15.249,68.407|9800
1866|hadsel|Hadsel||Nordland|nb|68.56|14.91|14.531,68.326,15.443,68.676|8200
1867|bo|Bø||Nordland|neutral|68.70|14.46|14.303,68.591,14.864,68.837|2600
1868|oksnes|Øksnes||Nordland|neutral|68.91|15.09|14.71,68.723,15.327,69.069|4600
1870|sortland|Sortland|no:Sortland,sme:Suortá|Nordland|neutral|68.70|15.41|14.794,68.526,16.009,68.969|10600
1871|andoy|Andøy||Nordland|neutral|69.32|16.12|15.416,68.759,16.18,69.325|4600
1874|moskenes|Moskenes||Nordland|neutral|67.93|13.09|12.796,67.827,13.174,68.046|1000
1875|hamaroy|Hamarøy|smj:Hábmer,no:Hamarøy|Nordland|neutral|68.09|15.62|15.275,67.534,16.93,68.266|2700
3101|halden|Halden||Østfold|nb|59.12|11.39|11.199,58.877,11.711,59.26|31900
3103|moss|Moss||Østfold|neutral|59.43|10.66|10.586,59.305,10.821,59.516|52100
3105|sarpsborg|Sarpsborg||Østfold|nb|59.28|11.11|10.947,59.111,11.348,59.417|59800
3107|fredrikstad|Fredrikstad||Østfold|nb|59.21|10.94|10.683,59.091,11.131,59.324|85200
3110|hvaler|Hvaler||Østfold|nb|59.03|11.04|10.828,58.978,11.146,59.126|4800
3112|rade|Råde||Østfold|nb|59.35|10.85|10.657,59.278,10.978,59.411|7900
3114|valer-ostfold|Våler||Østfold|nb|59.48|10.86|10.765,59.387,11.138,59.542|6100
3116|skiptvet|Skiptvet||Østfold|nb|59.47|11.18|11.057,59.392,11.241,59.55|3900
3118|indre-ostfold|Indre Østfold||Østfold|nb|59.58|11.16|10.771,59.45,11.551,59.77|47000
3120|rakkestad|Rakkestad||Østfold|nb|59.43|11.34|11.188,59.236,11.598,59.484|8400
3122|marker|Marker||Østfold|nb|59.48|11.66|11.492,59.298,11.822,59.678|3700
3124|aremark|Aremark||Østfold|nb|59.22|11.69|11.553,59.033,11.83,59.339|1300
3201|baerum|Bærum||Akershus|nb|59.89|10.52|10.348,59.85,10.642,60.033|130900
3203|asker|Asker||Akershus|neutral|59.83|10.43|10.31,59.481,10.619,59.906|98800
3205|lillestrom|Lillestrøm||Akershus|neutral|59.96|11.05|10.933,59.754,11.44,60.078|94200
3207|nordre-follo|Nordre Follo||Akershus|neutral|59.72|10.84|10.728,59.618,10.992,59.832|63600
3209|ullensaker|Ullensaker||Akershus|nb|60.14|11.17|11.04,60.052,11.336,60.257|43800
3212|nesodden|Nesodden||Akershus|nb|59.86|10.66|10.58,59.722,10.728,59.875|20500
3214|frogn|Frogn||Akershus|nb|59.66|10.63|10.548,59.612,10.752,59.777|16200
3216|vestby|Vestby||Akershus|nb|59.60|10.75|10.647,59.471,10.859,59.648|19500
3218|as|Ås||Akershus|neutral|59.66|10.79|10.674,59.592,10.892,59.766|22000
3220|enebakk|Enebakk||Akershus|nb|59.76|11.15|10.933,59.682,11.244,59.857|11500
3222|lorenskog|Lørenskog||Akershus|neutral|59.93|10.96|10.907,59.836,11.031,59.958|48200
3224|raelingen|Rælingen||Akershus|neutral|59.93|11.07|11.01,59.827,11.174,59.955|20100
3226|aurskog-holand|Aurskog-Høland||Akershus|neutral|59.88|11.57|11.274,59.593,11.946,60.024|18100
3228|nes|Nes||Akershus|nb|60.12|11.47|11.255,59.988,11.823,60.353|24600
3230|gjerdrum|Gjerdrum||Akershus|nb|60.08|11.03|10.911,60.028,11.117,60.128|7400
3232|nittedal|Nittedal||Akershus|nb|60.06|10.87|10.675,59.972,10.996,60.188|25900
3234|lunner|Lunner||Akershus|nb|60.29|10.62|10.456,60.131,10.865,60.339|9400
3236|jevnaker|Jevnaker||Akershus|nb|60.24|10.38|10.194,60.164,10.577,60.401|7000
3238|nannestad|Nannestad||Akershus|nb|60.22|11.01|10.772,60.106,11.13,60.347|16100
3240|eidsvoll|Eidsvoll||Akershus|nb|60.33|11.26|11.072,60.226,11.422,60.606|27900
3242|hurdal|Hurdal||Akershus|nb|60.44|11.07|10.672,60.33,11.14,60.525|3000
3301|drammen|Drammen||Buskerud|neutral|59.74|10.20|9.943,59.534,10.413,59.863|104500
3303|kongsberg|Kongsberg||Buskerud|nb|59.67|9.65|9.333,59.407,10.06,59.782|28800
3305|ringerike|Ringerike||Buskerud|nb|60.17|10.26|9.704,60.017,10.601,60.638|31600
3310|hole|Hole||Buskerud|nb|60.08|10.29|10.124,59.956,10.478,60.126|7000
3312|lier|Lier||Buskerud|nb|59.79|10.24|10.062,59.722,10.378,59.975|28500
3314|ovre-eiker|Øvre Eiker||Buskerud|nb|59.77|9.91|9.645,59.582,10.062,59.906|20800
3316|modum|Modum||Buskerud|nb|59.96|10.00|9.713,59.849,10.294,60.171|14700
3318|krodsherad|Krødsherad||Buskerud|neutral|60.18|9.63|9.458,60.071,9.882,60.314|2200
3320|fla|Flå||Buskerud|nb|60.43|9.47|9.095,60.296,9.844,60.572|1100
3322|nesbyen|Nesbyen||Buskerud|nb|60.57|9.10|8.681,60.393,9.436,60.701|3300
3324|gol|Gol||Buskerud|nn|60.70|8.95|8.718,60.631,9.333,60.872|5000
3326|hemsedal|Hemsedal||Buskerud|nn|60.86|8.56|8.04,60.764,8.919,61.092|2700
3328|al|Ål||Buskerud|nn|60.63|8.56|7.775,60.47,8.844,60.925|5000
3330|hol|Hol||Buskerud|neutral|60.61|8.30|7.438,60.341,8.623,60.867|4500
3332|sigdal|Sigdal||Buskerud|nb|60.05|9.80|9.134,59.896,9.859,60.365|3500
3334|flesberg|Flesberg||Buskerud|nb|59.83|9.57|9.178,59.717,9.722,59.998|2800
3336|rollag|Rollag||Buskerud|neutral|60.02|9.27|8.97,59.879,9.466,60.153|1400
3338|nore-og-uvdal|Nore og Uvdal||Buskerud|neutral|60.27|8.95|7.488,60.071,9.218,60.513|2500
3401|kongsvinger|Kongsvinger||Innlandet|nb|60.19|12.00|11.83,59.981,12.542,60.398|18100
3403|hamar|Hamar||Innlandet|neutral|60.79|11.07|10.981,60.769,11.28,61.236|32900
3405|lillehammer|Lillehammer||Innlandet|nb|61.12|10.47|10.038,61.018,10.744,61.248|28800
3407|gjovik|Gjøvik||Innlandet|nb|60.80|10.69|10.168,60.707,10.745,61.037|30900
3411|ringsaker|Ringsaker||Innlandet|nb|60.88|10.94|10.443,60.675,11.118,61.296|35600
3412|loten|Løten||Innlandet|nb|60.82|11.34|11.219,60.675,11.643,61.056|7900
3413|stange|Stange||Innlandet|nb|60.72|11.19|11.027,60.458,11.655,60.793|21600
3414|nord-odal|Nord-Odal||Innlandet|nb|60.39|11.55|11.342,60.295,11.837,60.585|5000
3415|sor-odal|Sør-Odal||Innlandet|nb|60.25|11.68|11.52,60.047,11.937,60.377|8100
3416|eidskog|Eidskog||Innlandet|nb|59.98|12.12|11.793,59.84,12.359,60.142|6000
3417|grue|Grue||Innlandet|nb|60.46|12.06|11.796,60.276,12.607,60.551|4500
3418|asnes|Åsnes||Innlandet|nb|60.61|12.01|11.641,60.471,12.599,60.891|7300
3419|valer-innlandet|Våler||Innlandet|nb|60.68|11.82|11.613,60.565,12.339,61.062|3600
3420|elverum|Elverum||Innlandet|neutral|60.88|11.56|11.299,60.741,12.162,61.205|21800
3421|trysil|Trysil||Innlandet|nb|61.31|12.26|11.737,61.013,12.871,61.7|6600
3422|amot|Åmot||Innlandet|nb|61.13|11.37|10.957,61.015,11.917,61.508|4300
3423|stor-elvdal|Stor-Elvdal||Innlandet|nb|61.57|11.04|10.052,61.199,11.375,61.964|2300
3424|rendalen|Rendalen||Innlandet|nb|61.88|11.05|10.448,61.412,11.844,62.201|1800
3425|engerdal|Engerdal||Innlandet|nb|61.76|11.80|11.51,61.574,12.3,62.375|1400
3426|tolga|Tolga||Innlandet|neutral|62.41|11.00|10.473,62.143,11.696,62.601|1600
3427|tynset|Tynset||Innlandet|neutral|62.28|10.78|10.006,62.023,11.218,62.697|5700
3428|alvdal|Alvdal||Innlandet|neutral|62.11|10.63|10.122,61.913,10.933,62.28|2500
3429|folldal|Folldal||Innlandet|neutral|62.13|10.00|9.583,61.884,10.383,62.428|1500
3430|os|Os||Innlandet|neutral|62.50|11.22|10.721,62.134,11.857,62.697|1900
3431|dovre|Dovre||Innlandet|neutral|61.99|9.25|9.01,61.886,9.929,62.344|2500
3432|lesja|Lesja||Innlandet|neutral|62.12|8.87|7.983,62,9.32,62.379|2000
3433|skjak|Skjåk||Innlandet|nn|61.88|8.27|7.342,61.679,8.592,62.19|2100
3434|lom|Lom||Innlandet|nn|61.84|8.57|7.895,61.397,8.993,62.031|2200
3435|vaga|Vågå||Innlandet|nn|61.87|9.10|8.487,61.386,9.431,62.019|3500
3436|nord-fron|Nord-Fron||Innlandet|nn|61.60|9.75|8.899,61.342,10.015,61.867|5600
3437|sel|Sel||Innlandet|neutral|61.77|9.54|9.112,61.56,10.016,61.958|5800
3438|sor-fron|Sør-Fron||Innlandet|neutral|61.56|9.91|9.187,61.292,10.165,61.914|3100
3439|ringebu|Ringebu||Innlandet|neutral|61.53|10.14|9.938,61.362,10.705,61.752|4400
3440|oyer|Øyer||Innlandet|neutral|61.26|10.41|10.179,61.183,10.85,61.472|5100
3441|gausdal|Gausdal||Innlandet|neutral|61.22|10.26|9.3,61.107,10.368,61.421|6200
3442|ostre-toten|Østre Toten||Innlandet|nb|60.67|10.81|10.671,60.47,11.154,60.775|14800
3443|vestre-toten|Vestre Toten||Innlandet|nb|60.73|10.62|10.484,60.5,10.762,60.756|13700
3446|gran|Gran||Innlandet|nb|60.39|10.56|10.124,60.312,10.934,60.565|13600
3447|sondre-land|Søndre Land||Innlandet|nb|60.70|10.35|9.977,60.526,10.551,60.879|5600
3448|nordre-land|Nordre Land||Innlandet|nb|60.83|10.07|9.632,60.726,10.254,61.165|6500
3449|sor-aurdal|Sør-Aurdal||Innlandet|neutral|60.82|9.56|9.257,60.454,10.036,60.88|2800
3450|etnedal|Etnedal||Innlandet|neutral|60.89|9.63|9.38,60.799,9.816,61.128|1400
3451|nord-aurdal|Nord-Aurdal||Innlandet|neutral|60.99|9.23|8.889,60.767,9.691,61.241|6600
3452|vestre-slidre|Vestre Slidre||Innlandet|nn|61.09|8.98|8.654,60.896,9.179,61.21|2100
3453|oystre-slidre|Øystre Slidre||Innlandet|nn|61.15|9.06|8.721,61.05,9.466,61.451|3300
3454|vang|Vang||Innlandet|nn|61.13|8.57|8.006,60.939,8.89,61.446|1600
3901|horten|Horten||Vestfold|nb|59.42|10.48|10.335,59.341,10.539,59.454|27900
3903|holmestrand|Holmestrand||Vestfold|nb|59.49|10.32|9.915,59.445,10.397,59.674|26900
3905|tonsberg|Tønsberg||Vestfold|neutral|59.27|10.41|10.042,59.232,10.53,59.483|59200
3907|sandefjord|Sandefjord||Vestfold|nb|59.13|10.22|9.992,59.041,10.378,59.389|66200
3909|larvik|Larvik||Vestfold|neutral|59.05|10.03|9.755,58.958,10.234,59.473|48700
3911|faerder|Færder||Vestfold|neutral|59.22|10.41|10.334,59.05,10.578,59.267|27500
4001|porsgrunn|Porsgrunn||Telemark|nb|59.14|9.66|9.606,59.007,9.897,59.21|37200
4003|skien|Skien||Telemark|neutral|59.21|9.61|9.227,59.045,9.78,59.488|56600
4005|notodden|Notodden||Telemark|neutral|59.56|9.26|8.779,59.476,9.516,59.899|13300
4010|siljan|Siljan||Telemark|nb|59.28|9.72|9.58,59.194,9.879,59.425|2400
4012|bamble|Bamble||Telemark|neutral|59.00|9.75|9.302,58.92,9.759,59.126|14300
4014|kragero|Kragerø||Telemark|neutral|58.87|9.41|9.16,58.771,9.656,59.001|10400
4016|drangedal|Drangedal||Telemark|neutral|59.10|9.06|8.579,58.885,9.399,59.297|4100
4018|nome|Nome||Telemark|neutral|59.28|9.26|8.82,59.142,9.443,59.386|6500
4020|midt-telemark|Midt-Telemark||Telemark|nn|59.41|9.07|8.819,59.322,9.472,59.536|10900
4022|seljord|Seljord||Telemark|nn|59.48|8.63|8.206,59.351,8.918,59.796|3000
4024|hjartdal|Hjartdal||Telemark|nn|59.63|8.95|8.37,59.528,9.023,59.855|1600
4026|tinn|Tinn||Telemark|neutral|59.88|8.59|7.853,59.762,9.193,60.189|5500
4028|kviteseid|Kviteseid||Telemark|nn|59.40|8.49|8.141,59.242,8.883,59.575|2500
4030|nissedal|Nissedal||Telemark|nn|59.02|8.52|8.286,58.831,8.835,59.268|1500
4032|fyresdal|Fyresdal||Telemark|nn|59.19|8.09|7.696,58.928,8.407,59.361|1300
4034|tokke|Tokke||Telemark|nn|59.44|8.01|7.514,59.326,8.34,59.602|2200
4036|vinje|Vinje||Telemark|nn|59.57|7.99|7.096,59.487,8.325,60.127|3900
4201|risor|Risør||Agder|neutral|58.72|9.23|8.965,58.653,9.367,58.83|6800
4202|grimstad|Grimstad||Agder|nb|58.34|8.59|8.308,58.247,8.729,58.492|25000
4203|arendal|Arendal||Agder|nb|58.46|8.77|8.499,58.394,9.001,58.604|46400
4204|kristiansand|Kristiansand||Agder|neutral|58.15|8.00|7.527,58.005,8.21,58.369|117000
4205|lindesnes|Lindesnes||Agder|nb|58.03|7.45|7.028,57.963,7.735,58.474|23700
4206|farsund|Farsund||Agder|nb|58.09|6.80|6.553,58.039,7.002,58.227|9900
4207|flekkefjord|Flekkefjord||Agder|nb|58.30|6.66|6.381,58.195,6.926,58.569|9300
4211|gjerstad|Gjerstad||Agder|neutral|58.88|9.02|8.754,58.763,9.192,58.994|2400
4212|vegarshei|Vegårshei||Agder|neutral|58.75|8.86|8.621,58.639,9.018,58.872|2300
4213|tvedestrand|Tvedestrand||Agder|nb|58.62|8.93|8.733,58.544,9.156,58.707|6300
4214|froland|Froland||Agder|neutral|58.50|8.64|7.955,58.452,8.76,58.722|6200
4215|lillesand|Lillesand||Agder|nb|58.25|8.38|8.144,58.108,8.457,58.334|11500
4216|birkenes|Birkenes||Agder|neutral|58.33|8.23|7.931,58.241,8.445,58.638|5500
4217|amli|Åmli||Agder|nn|58.78|8.49|7.961,58.614,8.76,58.985|1800
4218|iveland|Iveland||Agder|neutral|58.47|7.93|7.782,58.308,8.11,58.558|1400
4219|evje-og-hornnes|Evje og Hornnes||Agder|neutral|58.59|7.80|7.513,58.441,8.113,58.732|4000
4220|bygland|Bygland||Agder|nn|58.83|7.80|7.032,58.645,8.017,59.099|1200
4221|valle|Valle||Agder|nn|59.21|7.53|6.996,58.939,7.821,59.399|1200
4222|bykle|Bykle||Agder|nn|59.35|7.34|6.824,59.181,7.626,59.673|1000
4223|vennesla|Vennesla||Agder|neutral|58.27|7.97|7.623,58.216,8.08,58.463|15500
4224|aseral|Åseral||Agder|nn|58.62|7.41|7.141,58.488,7.667,58.88|900
4225|lyngdal|Lyngdal||Agder|neutral|58.14|7.07|6.866,58.001,7.533,58.516|10800
4226|haegebostad|Hægebostad||Agder|nn|58.40|7.22|7.068,58.282,7.379,58.671|1800
4227|kvinesdal|Kvinesdal||Agder|neutral|58.31|6.96|6.713,58.213,7.184,58.823|6200
4228|sirdal|Sirdal||Agder|neutral|58.66|6.72|6.436,58.5,7.205,59.19|1900
4601|bergen|Bergen||Vestland|neutral|60.39|5.32|5.171,60.203,5.687,60.527|291900
4602|kinn|Kinn||Vestland|nn|61.60|5.03|4.723,61.474,5.734,62.036|17300
4611|etne|Etne||Vestland|nn|59.66|5.94|5.782,59.579,6.526,60.019|4100
4612|sveio|Sveio||Vestland|nn|59.54|5.36|5.224,59.475,5.544,59.734|5700
4613|bomlo|Bømlo||Vestland|nn|59.79|5.19|5.055,59.525,5.439,59.909|12300
4614|stord|Stord||Vestland|nn|59.78|5.50|5.331,59.731,5.622,59.92|19300
4615|fitjar|Fitjar||Vestland|nn|59.92|5.32|5.117,59.81,5.484,59.982|3200
4616|tysnes|Tysnes||Vestland|nn|60.02|5.51|5.34,59.874,5.733,60.085|2900
4617|kvinnherad|Kvinnherad||Vestland|nn|59.99|6.01|5.598,59.703,6.484,60.217|13100
4618|ullensvang|Ullensvang||Vestland|nn|60.37|6.72|6.083,59.694,7.489,60.456|11000
4619|eidfjord|Eidfjord||Vestland|nn|60.47|7.07|6.807,60.098,7.733,60.592|1000
4620|ulvik|Ulvik||Vestland|nn|60.57|6.91|6.751,60.476,7.733,60.741|1100
4621|voss|Voss||Vestland|nn|60.63|6.42|5.844,60.429,6.986,60.96|16500
4622|kvam|Kvam||Vestland|nn|60.37|6.15|5.854,60.099,6.526,60.534|8500
4623|samnanger|Samnanger||Vestland|nn|60.37|5.75|5.57,60.286,5.992,60.527|2500
4624|bjornafjorden|Bjørnafjorden||Vestland|nn|60.19|5.47|5.298,60.033,5.962,60.351|26100
4625|austevoll|Austevoll||Vestland|nn|60.10|5.22|5.002,59.967,5.304,60.164|5300
4626|oygarden|Øygarden||Vestland|nn|60.36|5.12|4.703,60.161,5.223,60.72|39800
4627|askoy|Askøy||Vestland|neutral|60.41|5.23|4.936,60.389,5.253,60.605|30100
4628|vaksdal|Vaksdal||Vestland|nn|60.59|5.82|5.587,60.433,6.314,60.914|3900
4629|modalen|Modalen||Vestland|nn|60.82|5.81|5.65,60.724,6.211,61.036|400
4630|osteroy|Osterøy||Vestland|nn|60.52|5.49|5.343,60.428,5.712,60.709|8200
4631|alver|Alver||Vestland|nn|60.55|5.29|4.849,60.505,5.714,60.853|30000
4632|austrheim|Austrheim||Vestland|nn|60.76|4.92|4.771,60.732,5.048,60.837|2900
4633|fedje|Fedje||Vestland|nn|60.78|4.72|4.673,60.75,4.746,60.798|500
4634|masfjorden|Masfjorden||Vestland|nn|60.80|5.37|5.132,60.707,5.866,60.986|1700
4635|gulen|Gulen||Vestland|nn|60.98|5.08|4.715,60.829,5.624,61.09|2200
4636|solund|Solund||Vestland|nn|61.08|4.84|4.508,60.985,5.097,61.226|800
4637|hyllestad|Hyllestad||Vestland|nn|61.17|5.30|4.965,61.069,5.451,61.283|1300
4638|hoyanger|Høyanger||Vestland|nn|61.22|6.07|5.394,60.951,6.412,61.298|3900
4639|vik|Vik||Vestland|nn|61.09|6.58|6.136,60.88,7.019,61.176|2600
4640|sogndal|Sogndal||Vestland|nn|61.23|7.10|6.252,61.106,7.395,61.571|12300
4641|aurland|Aurland||Vestland|nn|60.91|7.19|6.721,60.675,7.751,61.067|1800
4642|laerdal|Lærdal||Vestland|nn|61.10|7.48|7.026,60.841,8.283,61.236|2200
4643|ardal|Årdal||Vestland|nn|61.24|7.70|7.395,61.11,8.252,61.462|5200
4644|luster|Luster||Vestland|nn|61.41|7.29|6.805,61.181,8.322,61.858|5400
4645|askvoll|Askvoll||Vestland|nn|61.35|5.07|4.59,61.27,5.554,61.482|3000
4646|fjaler|Fjaler||Vestland|nn|61.36|5.40|4.941,61.18,5.732,61.378|2900
4647|sunnfjord|Sunnfjord||Vestland|nn|61.45|5.86|5.262,61.234,6.855,61.702|22400
4648|bremanger|Bremanger||Vestland|nn|61.77|5.29|4.79,61.662,5.878,61.918|3400
4649|stad|Stad||Vestland|nn|61.91|5.99|5.09,61.846,6.477,62.214|9600
4650|gloppen|Gloppen||Vestland|nn|61.77|6.22|5.636,61.586,6.759,61.86|5900
4651|stryn|Stryn||Vestland|nn|61.90|6.72|6.259,61.609,7.415,62.035|7300
5001|trondheim|Trondheim|no:Trondheim,sma:Tråante|Trøndelag|neutral|63.43|10.40|10.056,63.159,10.726,63.458|214600
5006|steinkjer|Steinkjer|no:Steinkjer,sma:Stïentje|Trøndelag|neutral|64.01|11.50|10.451,63.771,12.378,64.331|24000
5007|namsos|Namsos|no:Namsos,sma:Nåavmesjenjaelmie|Trøndelag|neutral|64.47|11.50|10.74,64.097,12.217,64.835|15100
5014|froya|Frøya||Trøndelag|nb|63.73|8.83|8.267,63.657,9.206,64.078|5500
5020|osen|Osen||Trøndelag|nb|64.30|10.51|10.265,64.163,10.928,64.43|900
5021|oppdal|Oppdal||Trøndelag|neutral|62.59|9.69|8.92,62.255,10.098,62.816|7400
5022|rennebu|Rennebu||Trøndelag|neutral|62.83|10.01|9.421,62.558,10.326,62.974|2500
5025|roros|Røros|no:Røros,sma:Rosse|Trøndelag|neutral|62.57|11.38|11.123,62.31,12.255,62.83|5700
5026|holtalen|Holtålen||Trøndelag|neutral|62.84|11.31|10.792,62.661,11.808,63.064|2000
5027|midtre-gauldal|Midtre Gauldal||Trøndelag|nb|63.04|10.29|9.987,62.645,10.999,63.144|6100
5028|melhus|Melhus||Trøndelag|neutral|63.29|10.28|9.878,63.019,10.717,63.342|17600
5029|skaun|Skaun||Trøndelag|neutral|63.33|10.07|9.89,63.167,10.231,63.351|8500
5031|malvik|Malvik||Trøndelag|nb|63.41|10.79|10.582,63.295,10.965,63.444|14800
5032|selbu|Selbu||Trøndelag|neutral|63.22|11.04|10.62,63.003,11.632,63.348|4200
5033|tydal|Tydal||Trøndelag|nb|63.05|11.66|11.271,62.747,12.219,63.195|800
5034|meraker|Meråker||Trøndelag|nb|63.42|11.75|11.454,63.18,12.213,63.634|2500
5035|stjordal|Stjørdal||Trøndelag|neutral|63.47|10.92|10.752,63.326,11.729,63.601|24700
5036|frosta|Frosta||Trøndelag|neutral|63.59|10.69|10.583,63.538,10.947,63.677|2600
5037|levanger|Levanger|no:Levanger,sma:Levangke|Trøndelag|neutral|63.75|11.30|10.85,63.559,11.729,63.818|20600
5038|verdal|Verdal||Trøndelag|neutral|63.79|11.48|11.398,63.593,12.684,63.975|15200
5041|snasa|Snåsa|sma:Snåase,no:Snåsa|Trøndelag|neutral|64.25|12.38|11.955,63.956,13.248,64.434|2100
5042|lierne|Lierne||Trøndelag|neutral|64.40|13.63|13.069,64.007,14.158,64.823|1300
5043|royrvik|Røyrvik|sma:Raarvihke,no:Røyrvik|Trøndelag|neutral|64.89|13.56|13.039,64.503,14.326,65.14|400
5044|namsskogan|Namsskogan||Trøndelag|neutral|64.93|13.16|12.516,64.503,13.629,65.117|800
5045|grong|Grong||Trøndelag|neutral|64.46|12.31|12.07,64.332,13.091,64.727|2300
5046|hoylandet|Høylandet||Trøndelag|neutral|64.63|12.30|12.023,64.525,12.734,64.987|1200
5047|overhalla|Overhalla||Trøndelag|neutral|64.50|11.94|11.603,64.283,12.228,64.678|3900
5049|flatanger|Flatanger||Trøndelag|neutral|64.50|10.90|10.51,64.28,11.101,64.614|1100
5052|leka|Leka||Trøndelag|neutral|65.09|11.71|10.978,65.038,11.961,65.211|600
5053|inderoy|Inderøy||Trøndelag|neutral|63.87|11.30|10.645,63.718,11.525,63.976|6900
5054|indre-fosen|Indre Fosen||Trøndelag|neutral|63.58|9.97|9.805,63.486,10.846,63.866|10000
5055|heim|Heim||Trøndelag|neutral|63.29|9.09|8.139,63.02,9.455,63.47|6100
5056|hitra|Hitra||Trøndelag|neutral|63.60|8.97|8.236,63.412,9.435,63.684|5300
5057|orland|Ørland||Trøndelag|nb|63.69|9.66|9.31,63.634,10.216,63.943|10500
5058|afjord|Åfjord||Trøndelag|neutral|63.96|10.23|9.84,63.771,10.881,64.285|4300
5059|orkland|Orkland||Trøndelag|neutral|63.30|9.85|9.176,62.89,10.014,63.647|18800
5060|naeroysund|Nærøysund||Trøndelag|neutral|64.86|11.24|10.54,64.722,12.581,65.078|10000
5061|rindal|Rindal||Trøndelag|neutral|63.06|9.21|8.959,62.794,9.584,63.212|2000
5501|tromso|Tromsø||Troms|neutral|69.65|18.96|17.886,69.282,20.041,70.063|78700
5503|harstad|Harstad|no:Harstad,sme:Hárstták|Troms|neutral|68.80|16.54|16.212,68.557,16.762,69.164|25100
5510|kvaefjord|Kvæfjord||Troms|neutral|68.77|16.18|15.593,68.443,16.423,68.885|2800
5512|tjeldsund|Tjeldsund|sme:Dielddanuorri,no:Tjeldsund|Troms|nb|68.58|16.57|15.997,68.386,17.548,68.721|4300
5514|ibestad|Ibestad||Troms|nb|68.79|17.17|16.823,68.726,17.484,68.931|1300
5516|gratangen|Gratangen|no:Gratangen,sme:Rivtták|Troms|neutral|68.68|17.55|17.179,68.597,17.843,68.82|1100
5518|lavangen|Lavangen|sme:Loabák,no:Lavangen|Troms|neutral|68.77|17.81|17.426,68.599,18.052,68.834|1000
5520|bardu|Bardu||Troms|neutral|68.86|18.35|17.984,68.356,20.227,69.051|4000
5522|salangen|Salangen||Troms|neutral|68.87|17.85|17.449,68.739,18.227,69.011|2100
5524|malselv|Målselv||Troms|neutral|69.13|18.61|18.178,68.557,20.336,69.358|6700
5526|sorreisa|Sørreisa||Troms|neutral|69.15|18.15|17.895,68.98,18.461,69.221|3500
5528|dyroy|Dyrøy||Troms|nb|69.08|17.69|17.342,68.904,18.053,69.138|1100
5530|senja|Senja||Troms|neutral|69.23|17.98|16.778,69.006,18.501,69.603|14900
5532|balsfjord|Balsfjord||Troms|nb|69.24|19.23|18.44,69.033,19.992,69.516|5600
5534|karlsoy|Karlsøy||Troms|neutral|69.97|19.62|18.483,69.816,20.29,70.311|2200
5536|lyngen|Lyngen|no:Lyngen,sme:Ivgu,fkv:Yykeä|Troms|neutral|69.58|20.22|19.768,69.401,20.395,69.978|2700
5538|storfjord|Storfjord|no:Storfjord,sme:Omasvuotna,fkv:Omasvuono|Troms|neutral|69.26|19.95|19.642,69.036,21.109,69.46|1800
5540|kafjord|Kåfjord|sme:Gáivuotna,no:Kåfjord,fkv:Kaivuono|Troms|nb|69.60|20.53|20.321,69.234,21.28,69.759|2000
5542|skjervoy|Skjervøy||Troms|nb|70.03|20.97|20.364,69.816,21.279,70.238|2800
5544|nordreisa|Nordreisa|no:Nordreisa,sme:Ráisa,fkv:Raisi|Troms|nb|69.77|21.03|20.459,69.072,22.533,69.983|4800
5546|kvaenangen|Kvænangen||Troms|neutral|69.94|22.05|21.187,69.482,22.895,70.223|1200
5601|alta|Alta||Finnmark|nb|69.97|23.27|22.186,69.645,24.219,70.447|21700
5603|hammerfest|Hammerfest|no:Hammerfest,sme:Hámmerfeasta|Finnmark|neutral|70.66|23.68|22.699,70.096,24.978,70.925|11300
5605|sor-varanger|Sør-Varanger||Finnmark|nb|69.73|30.05|28.33,69.01,30.955,70.028|10100
5607|vadso|Vadsø||Finnmark|nb|70.07|29.75|28.981,70.06,30.461,70.478|5800
5610|karasjok|Karasjok|sme:Kárášjohka,no:Karasjok|Finnmark|nb|69.47|25.51|24.194,68.88,26.257,69.904|2600
5612|kautokeino|Kautokeino|sme:Guovdageaidnu,no:Kautokeino|Finnmark|nb|69.01|23.04|21.983,68.554,25.398,69.713|2800
5614|loppa|Loppa||Finnmark|nb|70.24|22.35|21.174,70.038,22.604,70.393|900
5616|hasvik|Hasvik||Finnmark|nb|70.59|22.29|21.929,70.28,22.9,70.767|1000
5618|masoy|Måsøy||Finnmark|nb|71.00|24.66|23.839,70.618,25.487,71.116|1100
5620|nordkapp|Nordkapp||Finnmark|neutral|70.98|25.97|25.229,70.656,26.681,71.185|3000
5622|porsanger|Porsanger|no:Porsanger,sme:Porsáŋgu,fkv:Porsanki|Finnmark|nb|70.05|24.97|23.911,69.73,26.149,70.756|3900
5624|lebesby|Lebesby||Finnmark|nb|70.95|27.35|25.913,69.973,27.738,71.134|1200
5626|gamvik|Gamvik||Finnmark|neutral|71.04|27.85|27.351,70.399,28.549,71.134|1100
5628|tana|Tana|sme:Deatnu,no:Tana|Finnmark|nb|70.20|28.19|25.767,69.817,29.226,70.721|2800
5630|berlevag|Berlevåg||Finnmark|nb|70.86|29.09|28.505,70.476,29.757,70.886|900
5632|batsfjord|Båtsfjord||Finnmark|neutral|70.63|29.72|29.217,70.296,30.744,70.733|2100
5634|vardo|Vardø||Finnmark|nb|70.37|31.11|30.074,70.206,31.165,70.468|2000
5636|nesseby|Nesseby|sme:Unjárga,no:Nesseby|Finnmark|nb|70.17|28.56|28.304,69.849,29.33,70.407|900
`;

/** City districts: code and name. A dash marks one that has no district council of its own. */
export const DISTRICT_TABLE = `
030101|Gamle Oslo
030102|Grünerløkka
030103|Sagene
030104|St. Hanshaugen
030105|Frogner
030106|Ullern
030107|Vestre Aker
030108|Nordre Aker
030109|Bjerke
030110|Grorud
030111|Stovner
030112|Alna
030113|Østensjø
030114|Nordstrand
030115|Søndre Nordstrand
030116|Sentrum|-
030117|Marka|-
110301|Hundvåg
110302|Tasta
110303|Eiganes og Våland
110304|Madla
110305|Storhaug
110306|Hillevåg
110307|Hinna
110308|Finnøy
110309|Rennesøy
460101|Arna
460102|Bergenhus
460103|Fana
460104|Fyllingsdalen
460105|Laksevåg
460106|Ytrebygda
460107|Årstad
460108|Åsane
500101|Midtbyen
500102|Østbyen
500103|Lerkendal
500104|Heimdal
`;
