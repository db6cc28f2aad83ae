/**
 * @generated SignedSource<<34d96958419f046a88b4dad76f121481>>
 * @relayHash e56e2a42a3ab385e5802755f0a92b7f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a894a90cd0d543863c474d4cedb4419ec6aa789b247b816125df1b4eceb4c313

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a894a90cd0d543863c474d4cedb4419ec6aa789b247b816125df1b4eceb4c313",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
