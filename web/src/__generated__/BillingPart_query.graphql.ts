/**
 * @generated SignedSource<<3c599b9aff8eb6d830a5df54b5170bb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentProviderKind = "SANDBOX" | "STRIPE";
import type { FragmentRefs } from "relay-runtime";
export type BillingPart_query$data = {
  readonly paymentProvider: {
    readonly kind: PaymentProviderKind;
    readonly " $fragmentSpreads": FragmentRefs<"ClimateNote_provider" | "useCardProvider_provider">;
  } | null | undefined;
  readonly viewer: {
    readonly isGuest: boolean;
    readonly subscription: {
      readonly paymentDefaultReason: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CardRow_subscription" | "PaymentDefault_subscription" | "PlanRow_subscription">;
    } | null | undefined;
    readonly usage: {
      readonly " $fragmentSpreads": FragmentRefs<"UsageColumns_usage">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BillingPart_query";
};
export type BillingPart_query$key = {
  readonly " $data"?: BillingPart_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingPart_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillingPart_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProvider",
      "kind": "LinkedField",
      "name": "paymentProvider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClimateNote_provider"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useCardProvider_provider"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGuest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Usage",
          "kind": "LinkedField",
          "name": "usage",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UsageColumns_usage"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanSubscription",
          "kind": "LinkedField",
          "name": "subscription",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PlanRow_subscription"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentDefaultReason",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PaymentDefault_subscription"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CardRow_subscription"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b2b4c00d156df167da83a9c47a7b616b";

export default node;
