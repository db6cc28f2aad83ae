/**
 * @generated SignedSource<<0df45002535edf83a05cf27c9ed483fd>>
 * @relayHash 7a5927019c12d719c29890e0cd1ef28a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b41ae46653e1c1355040da83611beee4d889dc4799025b7ef938e54b54abd8e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b41ae46653e1c1355040da83611beee4d889dc4799025b7ef938e54b54abd8e8",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
