/**
 * @generated SignedSource<<ec7c7583302f1395ae968245c75d62e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignedInBar_site$data = {
  readonly isMarketSimulated: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CurrencyRate_site">;
  readonly " $fragmentType": "SignedInBar_site";
};
export type SignedInBar_site$key = {
  readonly " $data"?: SignedInBar_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignedInBar_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignedInBar_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMarketSimulated",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CurrencyRate_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "d7c87048bea5ca648468b483405b8681";

export default node;
