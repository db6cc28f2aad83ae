/**
 * @generated SignedSource<<118df049626464a19221720d4a80f7e8>>
 * @relayHash 9a1c538b533d832dc48ed2a23f5df629
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d109b034d0ecfff305f9980529ac0dc20848bdb25d1cfd36f09df0abd07649

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5d109b034d0ecfff305f9980529ac0dc20848bdb25d1cfd36f09df0abd07649",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
