/**
 * @generated SignedSource<<637891c33cd327cbff5d6bd618986825>>
 * @relayHash 719a342930b2dea396bfad4aef047284
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d745d2c242f31aa4f594db5069da64507fe9896da77be4f74e2b39f92df79d76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d745d2c242f31aa4f594db5069da64507fe9896da77be4f74e2b39f92df79d76",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
