/**
 * @generated SignedSource<<dbad7a29b7b1059f1c7f96e48e79fd3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CurrencyRate_site$data = {
  readonly cadInUsd: string | null | undefined;
  readonly usdInCad: string | null | undefined;
  readonly " $fragmentType": "CurrencyRate_site";
};
export type CurrencyRate_site$key = {
  readonly " $data"?: CurrencyRate_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrencyRate_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrencyRate_site",
  "selections": [
    {
      "alias": "usdInCad",
      "args": [
        {
          "kind": "Literal",
          "name": "from",
          "value": "USD"
        },
        {
          "kind": "Literal",
          "name": "to",
          "value": "CAD"
        }
      ],
      "kind": "ScalarField",
      "name": "exchangeRate",
      "storageKey": "exchangeRate(from:\"USD\",to:\"CAD\")"
    },
    {
      "alias": "cadInUsd",
      "args": [
        {
          "kind": "Literal",
          "name": "from",
          "value": "CAD"
        },
        {
          "kind": "Literal",
          "name": "to",
          "value": "USD"
        }
      ],
      "kind": "ScalarField",
      "name": "exchangeRate",
      "storageKey": "exchangeRate(from:\"CAD\",to:\"USD\")"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "42855893ac5d8d4fc14de6a8817fbc84";

export default node;
