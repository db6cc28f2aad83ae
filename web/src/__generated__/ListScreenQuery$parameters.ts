/**
 * @generated SignedSource<<d05658bd4420725561e3ee4f4811cc86>>
 * @relayHash c0d87efa34a6ca32c1b39cc2bc28809b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b95856b9c352963403c766b1429fdd648023eda147970523f091b307ac30f912

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b95856b9c352963403c766b1429fdd648023eda147970523f091b307ac30f912",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
