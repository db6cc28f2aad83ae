/**
 * @generated SignedSource<<235c5e7659aed2fa0f9cbb5218708f6c>>
 * @relayHash f779598aca98516add9c8ca981738ab2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8368702c56d62100c69122725cf9df3e12b0e9275b45e767ddc1fc26d2c9c95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8368702c56d62100c69122725cf9df3e12b0e9275b45e767ddc1fc26d2c9c95",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
