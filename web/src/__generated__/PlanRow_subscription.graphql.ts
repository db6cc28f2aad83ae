/**
 * @generated SignedSource<<968071f650e49488cabb31d028387137>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type SubscriptionStatus = "ACTIVE" | "CANCELLED";
import type { FragmentRefs } from "relay-runtime";
export type PlanRow_subscription$data = {
  readonly defaultPaymentMethod: {
    readonly brand: string;
    readonly isExpired: boolean;
    readonly last4: string;
    readonly paymentMethodId: string;
  } | null | undefined;
  readonly isCancelling: boolean;
  readonly isFree: boolean;
  readonly plan: {
    readonly currency: Currency;
    readonly displayOrder: number;
    readonly name: string;
    readonly priceCents: number;
    readonly priceId: string | null | undefined;
  };
  readonly status: SubscriptionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"usePlanSentence_subscription">;
  readonly " $fragmentType": "PlanRow_subscription";
};
export type PlanRow_subscription$key = {
  readonly " $data"?: PlanRow_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanRow_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanRow_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancelling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayOrder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "defaultPaymentMethod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethodId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brand",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last4",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExpired",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePlanSentence_subscription"
    }
  ],
  "type": "PlanSubscription",
  "abstractKey": null
};

(node as any).hash = "094680821ad60d7ab9ae8220dbec1413";

export default node;
