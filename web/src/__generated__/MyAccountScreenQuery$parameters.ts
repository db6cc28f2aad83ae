/**
 * @generated SignedSource<<01b82ee783d4592fa1d33cb3f198165b>>
 * @relayHash 1b49a2c46ef44e0a0d2b58833ab56ec1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f297d6f8d8934d4dfad89de48efb148f84466f2147f93de3ea95e06c7731bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68f297d6f8d8934d4dfad89de48efb148f84466f2147f93de3ea95e06c7731bc",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
