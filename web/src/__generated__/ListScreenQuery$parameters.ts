/**
 * @generated SignedSource<<6bb91a26ab44c35d67b81fe49909cfda>>
 * @relayHash 6224c96a65272f58fc199d4b1e1c1c4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0800de13574481f5f11840a7ff86559d0ab788d7244609e26b066aba51dd4e84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0800de13574481f5f11840a7ff86559d0ab788d7244609e26b066aba51dd4e84",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
